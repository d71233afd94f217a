import { variableProblem, variablesOf } from '@candor/contract/hiring/mail-template-rules';
import { type MailDelay, mailDelays } from '@candor/contract/hiring/pipeline-rules';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { LoadingState } from '../../../ui/page-states.tsx';
import { reasonsQuery, rejectionMailsQuery } from './pipeline-queries.ts';
import { peopleText } from './pipeline-words.ts';
import type { Person, Rejection } from './use-steps.ts';
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
function wordsProblems({ subject, body }: Words): Partial<Words> {
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
  readonly onReject: (rejection: Rejection) => void;
  readonly onClose: () => void;
};

/** Why, and what they are told, and when. */
export function RejectDialog({ people, onEditReasons, onReject, onClose }: Props) {
  const reasons = useRead(reasonsQuery);
  const mails = useRead(rejectionMailsQuery);
  const who = people.length === 1 ? (people[0]?.name ?? '') : peopleText(people.length);
  return (
    <ModalDialog isWide title={`Reject ${who}`} onClose={onClose}>
      {reasons.data === undefined || mails.data === undefined ? (
        <LoadingState what="the reasons" />
      ) : (
        <RejectForm
          reasons={reasons.data.reasons.map(({ name }) => name)}
          templates={mails.data.templates}
          onEditReasons={onEditReasons}
          onReject={onReject}
          onClose={onClose}
        />
      )}
    </ModalDialog>
  );
}

type FormProps = Omit<Props, 'people'> & {
  readonly reasons: readonly string[];
  readonly templates: readonly (Words & { readonly name: string })[];
};

function RejectForm({ reasons, templates, onEditReasons, onReject, onClose }: FormProps) {
  const [first] = templates;
  const [reason, setReason] = useState('');
  const [isMailed, setMailed] = useState(true);
  const [words, setWords] = useState<Words>({
    ...{ subject: first?.subject ?? '', body: first?.body ?? '' },
  });
  const [delay, setDelay] = useState<MailDelay>(60);
  const [wasSent, setSent] = useState(false);
  const problems = wordsProblems(words);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
    if (reason === '' || (isMailed && Object.keys(problems).length > 0)) return;
    onReject({ reason, mail: isMailed ? { ...words, delayMinutes: delay } : null });
  };
  return (
    <form className="reject-dialog" noValidate onSubmit={submit}>
      <NativeSelect
        label="Reason"
        withAsterisk
        value={reason}
        error={wasSent && reason === '' ? 'Please choose a reason.' : undefined}
        data={[{ value: '', label: 'Choose…' }, ...reasons]}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      {onEditReasons !== undefined && (
        <div>
          <Button variant="default" onClick={onEditReasons}>
            Edit the reasons
          </Button>
        </div>
      )}
      <label className="reject-dialog__mailed">
        <input
          type="checkbox"
          checked={isMailed}
          onChange={({ currentTarget: { checked } }) => setMailed(checked)}
        />
        Tell them by mail
      </label>
      {isMailed && (
        <MailFields
          {...{ templates, words, delay }}
          onWords={setWords}
          onDelay={setDelay}
          problems={wasSent ? problems : {}}
        />
      )}
      <div className="modal-dialog__actions">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Reject</Button>
      </div>
    </form>
  );
}

type MailProps = {
  readonly templates: FormProps['templates'];
  readonly words: Words;
  readonly delay: MailDelay;
  readonly onWords: (words: Words) => void;
  readonly onDelay: (delay: MailDelay) => void;
  readonly problems: Partial<Words>;
};

function MailFields({ templates, words, delay, onWords, onDelay, problems }: MailProps) {
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
        error={problems.subject}
        onChange={({ currentTarget: { value } }) => onWords({ ...words, subject: value })}
      />
      <Textarea
        label="Text"
        withAsterisk
        rows={9}
        maxLength={5000}
        aria-describedby={hint}
        value={words.body}
        error={problems.body}
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
