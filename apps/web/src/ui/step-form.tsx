import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import './step-form.css';

/** Ids of fields are their paths, so that a list of problems can lead to them. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

export type FieldProps = {
  readonly id: string;
  // What a component library's form gives for any kind of field.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly [name: string]: any;
};

/** The props of the field at a path. */
export type Field = (path: string) => FieldProps;

type Problem = { readonly path: string; readonly text: string };

type Props = {
  readonly button: string;
  readonly isValid: boolean;
  readonly isPending: boolean;
  /** After a failed submit, by Enter or by the server's refusal: what is wrong, each with the way to its field. */
  readonly problems: readonly Problem[];
  /** How the autosave stands. */
  readonly note?: ReactNode;
  readonly back?: ReactNode;
  readonly onSubmit: () => void;
  readonly onInvalidSubmit: () => void;
  readonly children: ReactNode;
};

/** One step: its problems, its fields, one button that opens when everything is right. */
export function StepForm({ button, isValid, isPending, problems, note, back, ...rest }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isValid) rest.onSubmit();
    else rest.onInvalidSubmit();
  };
  /** A disabled button swallows Enter, and the person would not learn why nothing happens. */
  const listen = (event: KeyboardEvent): void => {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== 'file';
    if (event.key !== 'Enter' || !isField || isValid || event.defaultPrevented) return;
    event.preventDefault();
    rest.onInvalidSubmit();
  };
  return (
    <form className="step-form" noValidate onSubmit={submit} onKeyDown={listen}>
      {problems.length > 0 && <ProblemList problems={problems} />}
      {rest.children}
      <div className="step-form__actions">
        {back}
        <Button type="submit" disabled={!isValid} loading={isPending}>
          {button}
        </Button>
        <output className="step-form__note">{note}</output>
      </div>
    </form>
  );
}

/** Takes the focus when it appears, so that a screen reader reads it and the keyboard goes on from there. */
function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="step-form__problems" role="alert" tabIndex={-1}>
      <p>{problems.length === 1 ? 'One thing is missing:' : 'Some things are missing:'}</p>
      <ul>
        {problems.map(({ path, text }) => (
          <li key={path}>
            <a href={`#${fieldId(path)}`} onClick={(event) => focusField(event, path)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without touching the address: the router would take it for a navigation. */
function focusField(event: { preventDefault(): void }, path: string): void {
  const field = document.getElementById(fieldId(path));
  if (field === null) return;
  event.preventDefault();
  field.focus();
}

export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className="step-form__pair">{children}</div>;
}

export function Group({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className="step-form__group">
      <legend>{title}</legend>
      {hint !== undefined && <p className="step-form__hint">{hint}</p>}
      {children}
    </fieldset>
  );
}
