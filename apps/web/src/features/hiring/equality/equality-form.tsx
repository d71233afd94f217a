import {
  type EqualityKind,
  equalityConsent,
  equalityKinds,
  equalityPrivacy,
  equalityQuestions,
  optionsProblem,
  standardOptions,
  tidyOptions,
} from '@candor/contract/hiring/equality-rules';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { showToast } from '../../../ui/toasts.tsx';
import { type EqualitySettings, useSaveEquality } from './equality-queries.ts';

type Typed = Readonly<Record<EqualityKind, { readonly isAsked: boolean; readonly text: string }>>;

const typedOf = ({ questions }: EqualitySettings): Typed => {
  const of = (kind: EqualityKind) => {
    const asked = questions.find((question) => question.kind === kind);
    const text = (asked?.options ?? standardOptions[kind]).join('\n');
    return { isAsked: asked !== undefined, text };
  };
  return {
    gender: of('gender'),
    age: of('age'),
    ethnicity: of('ethnicity'),
    disability: of('disability'),
  };
};

/** Off until somebody switches it on; lists start as the standard ones. */
export function EqualityForm({ settings }: { readonly settings: EqualitySettings }) {
  const [isOn, setOn] = useState(settings.isOn);
  const [typed, setTyped] = useState(() => typedOf(settings));
  const save = useSaveEquality();
  const asked = equalityKinds.filter((kind) => typed[kind].isAsked);
  const problemOf = (kind: EqualityKind) => optionsProblem(typed[kind].text.split('\n'));
  const hasNone = isOn && asked.length === 0;
  const isValid = !hasNone && asked.every((kind) => problemOf(kind) === null);
  const change = (kind: EqualityKind, values: Partial<Typed[EqualityKind]>): void =>
    setTyped((before) => ({ ...before, [kind]: { ...before[kind], ...values } }));
  const questions = asked.map((kind) => ({
    kind,
    options: tidyOptions(typed[kind].text.split('\n')),
  }));
  return (
    <form
      className="equality-page__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const body = { isOn, version: settings.version, questions };
        save.mutate(body, { onSuccess: () => showToast({ text: 'Saved.', tone: 'success' }) });
      }}
    >
      <label className="equality-page__check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => setOn(event.currentTarget.checked)}
        />
        <span>Ask voluntary questions after an application was sent</span>
      </label>
      <fieldset className="equality-page__questions">
        <legend>Questions</legend>
        {equalityKinds.map((kind) => (
          <Question
            key={kind}
            kind={kind}
            typed={typed[kind]}
            problem={problemOf(kind)}
            onChange={(values) => change(kind, values)}
          />
        ))}
      </fieldset>
      <Told />
      {hasNone && <p role="alert">Please choose at least one question.</p>}
      {save.isError && <p role="alert">{save.error.message}</p>}
      <div>
        <Button type="submit" disabled={!isValid} loading={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

type QuestionProps = {
  readonly kind: EqualityKind;
  readonly typed: Typed[EqualityKind];
  readonly problem: string | null;
  readonly onChange: (values: Partial<Typed[EqualityKind]>) => void;
};

function Question({ kind, typed, problem, onChange }: QuestionProps) {
  return (
    <div>
      <label className="equality-page__check">
        <input
          type="checkbox"
          checked={typed.isAsked}
          onChange={(event) => onChange({ isAsked: event.currentTarget.checked })}
        />
        <span>{equalityQuestions[kind]}</span>
      </label>
      {typed.isAsked && (
        <Textarea
          label="Answers, one a line"
          description="“Prefer not to say” stands before them and is the default."
          autosize
          minRows={2}
          value={typed.text}
          error={problem}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

/** What applicants read over the questions; stored with their consent. */
function Told() {
  const whose = { companyName: 'your company' };
  return (
    <details className="equality-page__told">
      <summary>What applicants are told</summary>
      {[...equalityPrivacy(whose), equalityConsent(whose)].map((paragraph) => (
        <p key={paragraph}>{paragraph.charAt(0).toUpperCase() + paragraph.slice(1)}</p>
      ))}
    </details>
  );
}
