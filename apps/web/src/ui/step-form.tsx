import { Button } from '@mantine/core';
import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { formProblemWords as words } from './form-problem-words.ts';
import { FormProblem } from './form-problem.tsx';
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

type Inputs = { readonly getInputProps: (path: string) => object };

/** The props of a field: its value, its problem, and the id that the list of problems leads to. */
export const field = (form: Inputs, path: string): FieldProps => ({
  id: fieldId(path),
  ...form.getInputProps(path),
});

type Problem = { readonly path: string; readonly text: string };

type Props = {
  readonly button: string;
  readonly isValid: boolean;
  readonly isPending: boolean;
  /** After a failed submit, by Enter or by the server's refusal: what is wrong, each with the way to its field. */
  readonly problems: readonly Problem[];
  /** Grows with each failed submit: the list then takes the focus again. */
  readonly attempt: number;
  /** How the autosave stands. */
  readonly note?: ReactNode;
  readonly back?: ReactNode;
  readonly onSubmit: () => void;
  readonly onInvalidSubmit: () => void;
  readonly children: ReactNode;
};

/** One step: its problems, its fields, one button that opens when everything is right. */
export function StepForm({
  button,
  isValid,
  isPending,
  problems,
  attempt,
  note,
  back,
  ...rest
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  useInvalidEnter(form, isValid ? undefined : rest.onInvalidSubmit);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isValid) rest.onSubmit();
    else rest.onInvalidSubmit();
  };
  return (
    <form ref={form} className="stack gap-lg" noValidate onSubmit={submit}>
      {problems.length > 0 && <ProblemList key={attempt} problems={problems} />}
      {rest.children}
      <div className="row apart">
        {back}
        <Button type="submit" disabled={!isValid} loading={isPending}>
          {button}
        </Button>
        <output className="dimmed small">{note}</output>
      </div>
    </form>
  );
}

/** A disabled button swallows Enter, and the person would not learn why nothing happens. */
function useInvalidEnter(
  form: RefObject<HTMLFormElement | null>,
  onEnter: (() => void) | undefined,
): void {
  // Before it is painted: who sees the form may press at once.
  useLayoutEffect(() => {
    const element = form.current;
    if (element === null || onEnter === undefined) return;
    const listen = (event: KeyboardEvent): void => {
      const { target, key } = event;
      // A field that does something of its own at Enter says so.
      const isPlain =
        target instanceof HTMLInputElement &&
        !untyped.has(target.type) &&
        target.dataset['enter'] === undefined;
      if (key === 'Enter' && isPlain) onEnter();
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [form, onEnter]);
}

const untyped = new Set(['file', 'checkbox']);

type Listed = {
  readonly attempts: number;
  readonly problems: readonly Problem[];
  readonly refusal: string | undefined;
};

/** What is wrong with a form of `useListedForm`, and what was refused of it. */
export function FormProblems({ of: { attempts, problems, refusal } }: { readonly of: Listed }) {
  return (
    <>
      {problems.length > 0 && <ProblemList key={`list ${attempts}`} problems={problems} />}
      {refusal !== undefined && <FormProblem key={`refusal ${attempts}`} text={refusal} />}
    </>
  );
}

type ListedProps = {
  readonly className: string;
  /** Left out: Enter sends nothing. */
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
};

/** The fields of a form whose problems are listed above. */
export function ListedForm({ className, onSubmit, children }: ListedProps) {
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {children}
    </form>
  );
}

/** Takes the focus when it appears, so that a screen reader reads it and the keyboard goes on from there. */
function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      className="stack gap-xs notice bad step-form__problems"
      role="alert"
      tabIndex={-1}
    >
      <p>{problems.length === 1 ? words.one : words.some}</p>
      <ul className="bullets">
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
  const found = document.getElementById(fieldId(path));
  if (found === null) return;
  event.preventDefault();
  found.focus();
}

/** Short fields side by side where there is room for them. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className="stack top columns">{children}</div>;
}

export function Triple({ children }: { readonly children: ReactNode }) {
  return <div className="stack top columns step-form__pair--three">{children}</div>;
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
    <fieldset className="stack step-form__group">
      <legend>{title}</legend>
      {hint !== undefined && <p className="step-form__hint">{hint}</p>}
      {children}
    </fieldset>
  );
}
