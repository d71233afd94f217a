import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PlainForm } from '../../../ui/plain-form.tsx';
import '../../../ui/task-form.css';
import { gateWords as words } from './viewing-words.ts';
import { type GateForm as Values, type GateProblems } from './gate-form-rules.ts';

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
        <h1>{words.title}</h1>
        <p className="intro">{words.why}</p>
      </header>
      {props.note !== undefined && (
        <output className="notice viewing-page__note">{props.note}</output>
      )}
      <PlainForm className="stack" onSubmit={props.onSubmit}>
        <div className="stack top columns">
          <TextInput
            label={words.firstName}
            autoComplete="given-name"
            maxLength={80}
            {...text('firstName')}
          />
          <TextInput
            label={words.lastName}
            autoComplete="family-name"
            maxLength={80}
            {...text('lastName')}
          />
        </div>
        <TextInput
          label={words.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...text('email')}
        />
        <Consent {...props} />
        {problem !== undefined && <FormProblem key={problem.count} text={problem.text} />}
        <Button type="submit" fullWidth loading={props.isPending}>
          {words.verify}
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
          <label htmlFor={label}>{words.accept}</label>
          <button type="button" className="link-button viewing-page__link" onClick={onTerms}>
            {words.terms}
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
