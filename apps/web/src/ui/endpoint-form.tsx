import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { FormProblem } from './form-problem.tsx';

type Submitted = {
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly failures: number;
};

type Props = {
  readonly of: Submitted;
  readonly className: string;
  readonly children: ReactNode;
};

export function EndpointForm({ of: { submit, failures }, className, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failures]);
  return (
    <form ref={element} className={className} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}

type Refused = { readonly problem: { readonly key: number; readonly text: string } | null };

/** What was refused and no field is to blame for. */
export function FormRefusal({ of: { problem } }: { readonly of: Refused }) {
  return problem !== null && <FormProblem key={problem.key} text={problem.text} />;
}
