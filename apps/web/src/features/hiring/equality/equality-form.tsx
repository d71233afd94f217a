import { getEqualitySettings, saveEqualitySettings } from '@candor/contract/hiring/equality';
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
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import type { EqualitySettings } from './equality-queries.ts';

const noQuestion = 'Please choose at least one question.';

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

const problemOf = ({ text }: Typed[EqualityKind]) => optionsProblem(text.split('\n'));
const askedOf = (typed: Typed) => equalityKinds.filter((kind) => typed[kind].isAsked);

/** Off until somebody switches it on; lists start as the standard ones. */
export function EqualityForm({ settings }: { readonly settings: EqualitySettings }) {
  const form = useEndpointForm(saveEqualitySettings, {
    initial: { isOn: settings.isOn, typed: typedOf(settings) },
    toInput: ({ isOn, typed }) => ({
      body: {
        isOn,
        version: settings.version,
        questions: askedOf(typed).map((kind) => ({
          kind,
          options: tidyOptions(typed[kind].text.split('\n')),
        })),
      },
    }),
    rules: {
      isOn: (isOn, { typed }) => (isOn && askedOf(typed).length === 0 ? noQuestion : null),
      typed: (typed) =>
        askedOf(typed)
          .map((kind) => problemOf(typed[kind]))
          .find((problem) => problem !== null) ?? null,
    },
    refreshes: [getEqualitySettings],
    tells: () => showToast({ text: 'Saved.', tone: 'success' }),
  });
  const { isOn, typed } = form.values;
  return (
    <EndpointForm of={form} className="stack equality-page__form">
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => form.set('isOn', event.currentTarget.checked)}
        />
        <span>Ask voluntary questions after an application was sent</span>
      </label>
      <fieldset className="stack equality-page__questions">
        <legend>Questions</legend>
        {equalityKinds.map((kind) => (
          <Question
            key={kind}
            kind={kind}
            typed={typed[kind]}
            problem={problemOf(typed[kind])}
            onChange={(values) =>
              form.set('typed', { ...typed, [kind]: { ...typed[kind], ...values } })
            }
          />
        ))}
      </fieldset>
      <Told />
      {isOn && askedOf(typed).length === 0 && <p role="alert">{noQuestion}</p>}
      <FormRefusal of={form} />
      <div>
        <Button type="submit" disabled={!form.isRight} loading={form.isPending}>
          Save
        </Button>
      </div>
    </EndpointForm>
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
      <label className="check">
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
