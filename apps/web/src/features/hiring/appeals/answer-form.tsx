import { APPEAL_WORDS_MOST } from '@candor/contract/hiring/appeal-rules';
import { answerAppeal } from '@candor/contract/hiring/appeals';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type Appeal, appealChange } from './appeal-queries.ts';
import { pageWords } from './appeal-words.ts';

const ways = ['uphold', 'overturn'] as const;
type Way = (typeof ways)[number];

/** Nothing is chosen beforehand: neither answer is the usual one. */
export function AnswerForm({ appeal }: { readonly appeal: Appeal }) {
  const { appealID, revision } = appeal;
  const [way, setWay] = useState<Way>();
  const form = useEndpointForm(answerAppeal, {
    ...{ initial: { reason: '' }, ...appealChange },
    toInput: ({ reason }) => ({
      params: { appealID: String(appealID) },
      body: { revision, isUpheld: way === 'uphold', reason },
    }),
    tells: () =>
      showToast({
        tone: 'success',
        text: way === 'uphold' ? pageWords.upheld : pageWords.overturned,
      }),
  });
  return (
    <section className="stack section" aria-labelledby="appeal-answer">
      <h2 id="appeal-answer">{pageWords.answer}</h2>
      <fieldset role="radiogroup" className="row apart">
        <legend>{pageWords.ways}</legend>
        {ways.map((one) => (
          <label key={one} className="check">
            <input
              type="radio"
              name="appeal-way"
              checked={way === one}
              onChange={() => setWay(one)}
            />
            <span>{pageWords[one]}</span>
          </label>
        ))}
      </fieldset>
      {way !== undefined && (
        <EndpointForm of={form} className="stack narrow">
          <p>{way === 'uphold' ? pageWords.upholdText : pageWords.overturnText}</p>
          <Textarea
            label={pageWords.reason}
            description={pageWords.reasonHint}
            withAsterisk
            {...{ autosize: true, minRows: 4, maxRows: 16, maxLength: APPEAL_WORDS_MOST }}
            {...form.field('reason')}
          />
          <FormRefusal of={form} />
          <div>
            <Button type="submit" loading={form.isPending}>
              {way === 'uphold' ? pageWords.sendUphold : pageWords.sendOverturn}
            </Button>
          </div>
        </EndpointForm>
      )}
    </section>
  );
}
