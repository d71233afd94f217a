import { volunteerAnswers } from '@candor/contract/hiring/equality';
import {
  EQUALITY_VERSION,
  equalityConsent,
  equalityPrivacy,
} from '@candor/contract/hiring/equality-rules';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { AgreedText } from './agreed-text.tsx';
import { volunteerWords as words } from './apply-form-words.ts';
import type { SentForm } from './apply-queries.ts';
import './volunteer-form.css';

type Props = {
  readonly jobID: string;
  readonly companyName: string;
  readonly sent: SentForm;
};

/** After the application was sent, and apart from it: leaving the page is an answer too. */
export function VolunteerForm({ jobID, companyName, sent }: Props) {
  const [isSent, setSent] = useState(false);
  const form = useEndpointForm(volunteerAnswers, {
    initial: Object.fromEntries(sent.voluntaryQuestions.map(({ kind }) => [kind, ''])),
    toInput: (answers) => ({
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
    refreshes: [],
    onDone: () => setSent(true),
  });
  return (
    <section className="stack gap-sm section volunteer-form" aria-labelledby="volunteer">
      <h3 id="volunteer">{words.title}</h3>
      {isSent ? (
        <output>{words.thanks}</output>
      ) : (
        <EndpointForm of={form} className="stack gap-sm start volunteer-form__form">
          <AgreedText
            text={words.text(companyName)}
            stored={[...equalityPrivacy({ companyName }), equalityConsent({ companyName })]}
          />
          <div className="stack gap-sm volunteer-form__questions">
            {sent.voluntaryQuestions.map(({ kind, options }) => (
              <NativeSelect
                key={kind}
                label={words.questions[kind]}
                {...form.field(kind)}
                data={[{ value: '', label: words.unsaid }, ...options]}
              />
            ))}
          </div>
          <p>{words.agree(companyName)}</p>
          <FormRefusal of={form} />
          <Button type="submit" variant="default" loading={form.isPending}>
            {words.send}
          </Button>
        </EndpointForm>
      )}
    </section>
  );
}
