import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PlainForm } from '../../../ui/plain-form.tsx';
import '../../../ui/task-form.css';
import { type GateForm as Values, type GateProblems, gateTexts } from './gate-form-rules.ts';

type Props = {
  readonly values: Values;
  readonly problems: GateProblems;
  /** What no field is to blame for; `count` tells two refusals with the same words apart. */
  readonly problem: { readonly text: string; readonly count: number } | undefined;
  readonly note: string | undefined;
  readonly isPending: boolean;
  readonly onChange: (values: Values) => void;
  readonly onSubmit: () => void;
  readonly onTerms: () => void;
};

/** RV-1: who wants to watch, and whether they accept the terms. */
export function GateForm(props: Props) {
  const { values, problems, problem, onChange } = props;
  const text = (field: 'firstName' | 'lastName' | 'email') => ({
    value: values[field],
    error: problems[field],
    withAsterisk: true,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...values, [field]: event.currentTarget.value }),
  });
  return (
    <div className="stack gap-lg viewing-page__task">
      <header>
        <h1>View recording</h1>
        <p className="intro">
          A recording of an interview was shared with you. We mail a code to the address that was
          invited.
        </p>
      </header>
      {props.note !== undefined && (
        <output className="notice viewing-page__note">{props.note}</output>
      )}
      <PlainForm className="stack" onSubmit={props.onSubmit}>
        <div className="stack top columns">
          <TextInput
            label="First name"
            autoComplete="given-name"
            maxLength={80}
            {...text('firstName')}
          />
          <TextInput
            label="Last name"
            autoComplete="family-name"
            maxLength={80}
            {...text('lastName')}
          />
        </div>
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="email"
          maxLength={254}
          {...text('email')}
        />
        <Consent {...props} />
        {problem !== undefined && <FormProblem key={problem.count} text={problem.text} />}
        <Button type="submit" fullWidth loading={props.isPending}>
          Verify
        </Button>
      </PlainForm>
    </div>
  );
}

function Consent({ values, problems, onChange, onTerms }: Props) {
  const [label, error] = [useId(), useId()];
  const problem = problems.consentGiven;
  return (
    <div className="stack gap-xs">
      <div className="check">
        <input
          id={label}
          type="checkbox"
          checked={values.consentGiven}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : error}
          onChange={(event) => onChange({ ...values, consentGiven: event.currentTarget.checked })}
        />
        <span>
          <label htmlFor={label}>I accept the </label>
          <button type="button" className="link-button viewing-page__link" onClick={onTerms}>
            Terms & Conditions
          </button>
        </span>
      </div>
      {problem !== undefined && (
        <p id={error} className="problem tiny">
          {problem}
        </p>
      )}
    </div>
  );
}

export const noTokenProblem = { text: gateTexts.noToken, count: 0 };
