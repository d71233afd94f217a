import { type Grant, NEED_WORDS_MOST, proposalOf } from '@candor/contract/interviews/need-rules';
import { declineNeed, grantNeed, offerNeed } from '@candor/contract/interviews/needs';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { AccommodationFields } from '../../../ui/accommodation-fields.tsx';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type Need, needChange } from './need-queries.ts';
import { pageWords } from './need-words.ts';

const ways = ['grant', 'offer', 'decline'] as const;
type Way = (typeof ways)[number];

type Props = { readonly need: Need };

/** One of three; what was set for the one is there for the other. */
export function AnswerPart({ need }: Props) {
  const [way, setWay] = useState<Way>('grant');
  const [proposal] = useState<Grant>(() => proposalOf(need.asked, need.minutes, need.granted));
  const [grant, setGrant] = useState(proposal);
  const given = { need, proposal, grant, onGrant: setGrant };
  return (
    <section className="stack section" aria-labelledby="need-answer">
      <h2 id="need-answer">{pageWords.answer}</h2>
      <fieldset role="radiogroup" className="row apart">
        <legend>{pageWords.ways}</legend>
        {ways.map((one) => (
          <label key={one} className="check">
            <input
              type="radio"
              name="need-way"
              checked={way === one}
              onChange={() => setWay(one)}
            />
            <span>{pageWords[one]}</span>
          </label>
        ))}
      </fieldset>
      {way === 'grant' && <GrantForm {...given} />}
      {way === 'offer' && <OfferForm {...given} />}
      {way === 'decline' && <DeclineForm need={need} />}
    </section>
  );
}

type GrantProps = Props & {
  /** Everything that was asked for, which stays among the choices. */
  readonly proposal: Grant;
  readonly grant: Grant;
  readonly onGrant: (grant: Grant) => void;
};

const bodyOf = ({ monitorsOff, ...grant }: Grant) => ({ ...grant, monitorsOff: [...monitorsOff] });
const paramsOf = ({ needID }: Need) => ({ needID: String(needID) });
const area = { autosize: true, minRows: 3, maxRows: 12, maxLength: NEED_WORDS_MOST };

function GrantForm({ need, proposal, grant, onGrant }: GrantProps) {
  const { revision, minutes, asked } = need;
  const form = useEndpointForm(grantNeed, {
    ...{ initial: { words: '' }, ...needChange },
    toInput: ({ words }) => ({
      params: paramsOf(need),
      body: { revision, accommodations: bodyOf(grant), words },
    }),
    tells: () => showToast({ tone: 'success', text: pageWords.granted }),
  });
  const mustSay = asked.anotherWay || asked.somethingElse;
  return (
    <EndpointForm of={form} className="stack narrow">
      <p>{pageWords.grantText}</p>
      <AccommodationFields {...{ minutes, given: proposal, values: grant, onChange: onGrant }} />
      <Textarea
        label={pageWords.note}
        {...(mustSay && { description: pageWords.noteNeeded, withAsterisk: true })}
        {...{ ...area, ...form.field('words') }}
      />
      <FormRefusal of={form} />
      <div>
        <Button type="submit" loading={form.isPending}>
          {pageWords.sendGrant}
        </Button>
      </div>
    </EndpointForm>
  );
}

function OfferForm({ need, proposal, grant, onGrant }: GrantProps) {
  const { revision, minutes } = need;
  const form = useEndpointForm(offerNeed, {
    ...{ initial: { words: '' }, ...needChange },
    toInput: ({ words }) => ({
      params: paramsOf(need),
      body: { revision, accommodations: bodyOf(grant), words },
    }),
    tells: () => showToast({ tone: 'success', text: pageWords.offered }),
  });
  return (
    <EndpointForm of={form} className="stack narrow">
      <p>{pageWords.offerText}</p>
      <Textarea label={pageWords.offerNote} withAsterisk {...{ ...area, ...form.field('words') }} />
      <AccommodationFields {...{ minutes, given: proposal, values: grant, onChange: onGrant }} />
      <FormRefusal of={form} />
      <div>
        <Button type="submit" loading={form.isPending}>
          {pageWords.sendOffer}
        </Button>
      </div>
    </EndpointForm>
  );
}

function DeclineForm({ need }: Props) {
  const { revision } = need;
  const form = useEndpointForm(declineNeed, {
    ...{ initial: { reason: '' }, ...needChange },
    toInput: ({ reason }) => ({ params: paramsOf(need), body: { revision, reason } }),
    tells: () => showToast({ tone: 'success', text: pageWords.asking }),
  });
  return (
    <EndpointForm of={form} className="stack narrow">
      <p>{pageWords.declineText}</p>
      <Textarea
        label={pageWords.reason}
        description={pageWords.reasonHint}
        withAsterisk
        {...{ ...area, ...form.field('reason') }}
      />
      <FormRefusal of={form} />
      <div>
        <Button type="submit" loading={form.isPending}>
          {pageWords.sendDecline}
        </Button>
      </div>
    </EndpointForm>
  );
}
