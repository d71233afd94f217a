import { volunteerAnswers } from '@candor/contract/hiring/equality';
import {
  EQUALITY_VERSION,
  type EqualityKind,
  equalityConsent,
  equalityPrivacy,
  equalityQuestions,
} from '@candor/contract/hiring/equality-rules';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useWriteOf } from '../../../lib/server-state.ts';
import type { SentForm } from './apply-queries.ts';
import './volunteer-form.css';

type Answers = Partial<Record<EqualityKind, string>>;
type Props = {
  readonly jobID: string;
  readonly companyName: string;
  readonly sent: SentForm;
};

/** After the application was sent, and apart from it: leaving the page is an answer too. */
export function VolunteerForm({ jobID, companyName, sent }: Props) {
  const [answers, setAnswers] = useState<Answers>({});
  const send = useWriteOf<typeof volunteerAnswers, void>(
    volunteerAnswers,
    () => ({
      params: { jobID },
      body: {
        formToken: sent.formToken,
        version: EQUALITY_VERSION,
        answers: sent.voluntaryQuestions.flatMap(({ kind }) => {
          const answer = answers[kind] ?? '';
          return answer === '' ? [] : [{ kind, answer }];
        }),
      },
    }),
    { refreshes: [] },
  );
  return (
    <section className="volunteer-form" aria-labelledby="volunteer">
      <h3 id="volunteer">Voluntary questions</h3>
      {send.isSuccess ? (
        <output>Thank you. Your answers are kept apart from your application.</output>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send.mutate();
          }}
        >
          {equalityPrivacy({ companyName }).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className="volunteer-form__questions">
            {sent.voluntaryQuestions.map(({ kind, options }) => (
              <NativeSelect
                key={kind}
                label={equalityQuestions[kind]}
                value={answers[kind] ?? ''}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  setAnswers((before) => ({ ...before, [kind]: value }));
                }}
                data={[{ value: '', label: 'Prefer not to say' }, ...options]}
              />
            ))}
          </div>
          <p>{equalityConsent({ companyName })}</p>
          {send.isError && <p role="alert">{send.error.message}</p>}
          <Button type="submit" variant="default" loading={send.isPending}>
            Send answers
          </Button>
        </form>
      )}
    </section>
  );
}
