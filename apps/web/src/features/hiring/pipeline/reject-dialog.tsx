import { variableProblem, variablesOf } from '@candor/contract/hiring/mail-template-rules';
import { rejectApplications } from '@candor/contract/hiring/pipeline-moves';
import {
  type MailDelay,
  mailDelays,
  TOLD_REASONS_MOST,
} from '@candor/contract/hiring/pipeline-rules';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm } from '../../../ui/endpoint-form.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { LoadingState } from '../../../ui/page-states.tsx';
import { reasonsFor, rejectionMailsQuery } from './pipeline-queries.ts';
import { peopleText, toldWords } from './pipeline-words.ts';
import type { Person, Rejecting } from './use-steps.ts';
import './reject-dialog.css';

const delayWords: Readonly<Record<MailDelay, string>> = {
  0: 'At once',
  60: 'In an hour',
  1440: 'In a day',
  2880: 'In two days',
};

type Words = { readonly subject: string; readonly body: string };

const variables = Object.keys(variablesOf('rejection')).map((name) => `{{${name}}}`);

/** The sentences under the fields of the mail. */
function wordsProblems({ subject, body }: Words): Readonly<Record<string, string>> {
  const subjectProblem =
    subject.trim() === '' ? 'Please enter a subject.' : variableProblem('rejection', subject);
  const bodyProblem =
    body.trim() === '' ? 'Please write something.' : variableProblem('rejection', body);
  return {
    ...(subjectProblem !== null && { subject: subjectProblem }),
    ...(bodyProblem !== null && { body: bodyProblem }),
  };
}

type Props = {
  readonly people: readonly Person[];
  /** Whoever may change the list of reasons. */
  readonly onEditReasons: (() => void) | undefined;
  readonly onReject: (rejection: Rejecting) => void;
  readonly onClose: () => void;
};

/** Why, and what they are told, and when. */
export function RejectDialog({ people, onEditReasons, onReject, onClose }: Props) {
  const reasons = useRead(reasonsFor(people));
  const mails = useRead(rejectionMailsQuery);
  const who = people.length === 1 ? (people[0]?.name ?? '') : peopleText(people.length);
  return (
    <ModalDialog isWide title={`Reject ${who}`} onClose={onClose}>
      {reasons.data === undefined || mails.data === undefined ? (
        <LoadingState what="the reasons" />
      ) : (
        <RejectForm
          people={people}
          reasons={reasons.data.reasons.map(({ name }) => name)}
          templates={mails.data.templates}
          tellsReasons={reasons.data.tellsReasons === true}
          onEditReasons={onEditReasons}
          onReject={onReject}
          onClose={onClose}
        />
      )}
    </ModalDialog>
  );
}

type FormProps = Props & {
  readonly reasons: readonly string[];
  readonly templates: readonly (Words & { readonly name: string })[];
  readonly tellsReasons: boolean;
};

const anHour: MailDelay = 60;

function RejectForm({ people, reasons, tellsReasons, templates, ...given }: FormProps) {
  const { onEditReasons, onReject, onClose } = given;
  const { subject = '', body = '' } = templates[0] ?? {};
  // Nothing is waited for: who was rejected leaves the board at once, and this dialog with them.
  const handed = { mutate: onReject, error: null, isPending: false, submittedAt: 0 };
  const form = useTaskForm(rejectApplications, handed, {
    initial: { reason: '', told: '', isMailed: true, words: { subject, body }, delay: anHour },
    toInput: ({ reason, told, isMailed, words, delay }) => ({
      body: {
        applications: people.map(({ applicationID, version }) => ({ applicationID, version })),
        reason,
        ...(tellsReasons && { toldReasons: told }),
        mail: isMailed ? { ...words, delayMinutes: delay } : null,
      },
    }),
    rules: {
      reason: (reason) => (reason === '' ? 'Please choose a reason.' : null),
      told: (told) => (tellsReasons && told.trim() === '' ? toldWords.needed : null),
      words: (words, { isMailed }) => (isMailed ? wordsProblems(words) : null),
    },
  });
  const { isMailed, words, delay } = form.values;
  return (
    <EndpointForm of={form} className="stack">
      <NativeSelect
        label="Reason"
        withAsterisk
        data={[{ value: '', label: 'Choose…' }, ...reasons]}
        {...form.field('reason')}
      />
      {onEditReasons !== undefined && (
        <div>
          <Button variant="default" onClick={onEditReasons}>
            Edit the reasons
          </Button>
        </div>
      )}
      {tellsReasons && (
        <Textarea
          label={toldWords.label}
          description={toldWords.hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          withAsterisk
          rows={3}
          maxLength={TOLD_REASONS_MOST}
          {...form.field('told')}
        />
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={isMailed}
          onChange={({ currentTarget: { checked } }) => form.set('isMailed', checked)}
        />
        Tell them by mail
      </label>
      {isMailed && (
        <MailFields
          {...{ templates, words, delay }}
          onWords={(now) => form.set('words', now)}
          onDelay={(now) => form.set('delay', now)}
          problemAt={(place) => form.errors[`words.${place}`]}
        />
      )}
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Reject</Button>
      </div>
    </EndpointForm>
  );
}

type MailProps = {
  readonly templates: FormProps['templates'];
  readonly words: Words;
  readonly delay: MailDelay;
  readonly onWords: (words: Words) => void;
  readonly onDelay: (delay: MailDelay) => void;
  readonly problemAt: (place: keyof Words) => ReactNode;
};

function MailFields({ templates, words, delay, onWords, onDelay, problemAt }: MailProps) {
  const hint = useId();
  const chosen = templates.find(
    ({ subject, body }) => subject === words.subject && body === words.body,
  );
  return (
    <>
      <NativeSelect
        label="Template"
        value={chosen?.name ?? ''}
        data={[
          ...(chosen === undefined ? [{ value: '', label: 'Own words' }] : []),
          ...templates.map(({ name }) => name),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const template = templates.find(({ name }) => name === value);
          if (template !== undefined) onWords({ subject: template.subject, body: template.body });
        }}
      />
      <TextInput
        label="Subject"
        withAsterisk
        maxLength={200}
        value={words.subject}
        error={problemAt('subject')}
        onChange={({ currentTarget: { value } }) => onWords({ ...words, subject: value })}
      />
      <Textarea
        label="Text"
        withAsterisk
        rows={9}
        maxLength={5000}
        aria-describedby={hint}
        value={words.body}
        error={problemAt('body')}
        onChange={({ currentTarget: { value } }) => onWords({ ...words, body: value })}
      />
      <p id={hint} className="reject-dialog__hint">
        {`${variables.slice(0, -1).join(', ')} and ${variables.at(-1)} are filled in for each person.`}
      </p>
      <NativeSelect
        label="The mail leaves"
        value={String(delay)}
        data={mailDelays.map((minutes) => ({
          ...{ value: String(minutes), label: delayWords[minutes] },
        }))}
        onChange={({ currentTarget: { value } }) => {
          const wanted = mailDelays.find((minutes) => String(minutes) === value);
          if (wanted !== undefined) onDelay(wanted);
        }}
      />
    </>
  );
}
