import { saveOffer } from '@candor/contract/people/marketplace-offer';
import { ABOUT_MOST, SAMPLE_MOST } from '@candor/contract/people/marketplace-rules';
import { currencies } from '@candor/contract/people/person-rules';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type Offer, offerQuery } from './marketplace-queries.ts';
import { offerWords } from './marketplace-words.ts';
import { offerBody, rateProblem, typedOf } from './offer-values.ts';

/** What an interviewer offers, and whether companies find them. */
export function OfferSection() {
  const offer = useRead(offerQuery);
  const [saves, setSaves] = useState(0);
  return (
    <section className="stack" aria-labelledby="offer">
      <header className="stack gap-xs">
        <h2 id="offer">{offerWords.title}</h2>
        <p className="dimmed">{offerWords.hint}</p>
      </header>
      <Loaded query={offer} what={offerWords.what}>
        {(data) => (
          <OfferForm key={saves} offer={data} onSaved={() => setSaves((count) => count + 1)} />
        )}
      </Loaded>
    </section>
  );
}

type FormProps = { readonly offer: Offer; readonly onSaved: () => void };

/** Somebody who saved in another tab takes nothing away of what is typed here; it is refused when it is sent. */
function OfferForm({ offer, onSaved }: FormProps) {
  const { isConfirmed, isPublished } = offer;
  const [revision] = useState(offer.revision);
  const form = useEndpointForm(saveOffer, {
    initial: typedOf(offer),
    toInput: (typed) => ({ body: offerBody(typed, revision) }),
    rules: { rate: rateProblem },
    refreshes: ['/api/marketplace/offer'],
    tells: () => {
      showToast({ tone: 'success', text: offerWords.saved });
      onSaved();
    },
  });
  return (
    <EndpointForm of={form} className="stack">
      {isPublished && <p>{isConfirmed ? offerWords.found : offerWords.notConfirmed}</p>}
      <div className="stack gap-sm columns top">
        <TextInput
          label={offerWords.rate}
          description={offerWords.rateHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="decimal"
          maxLength={12}
          {...form.field('rate')}
        />
        <NativeSelect
          label={offerWords.currency}
          data={[...currencies]}
          {...form.field('currency')}
        />
      </div>
      <Textarea
        label={offerWords.about}
        description={offerWords.aboutHint}
        autosize
        minRows={4}
        maxLength={ABOUT_MOST}
        {...form.field('about')}
      />
      <Textarea
        label={offerWords.sample}
        description={offerWords.sampleHint}
        autosize
        minRows={3}
        maxLength={SAMPLE_MOST}
        {...form.field('sample')}
      />
      <Textarea
        label={offerWords.keptFrom}
        description={offerWords.keptFromHint}
        autosize
        minRows={2}
        {...form.field('keptFrom')}
      />
      <label className="check">
        <input type="checkbox" {...form.field('isPublished', 'checkbox')} />
        <span>{offerWords.isPublished}</span>
      </label>
      <FormRefusal of={form} />
      <div>
        <Button type="submit" loading={form.isPending}>
          {offerWords.save}
        </Button>
      </div>
    </EndpointForm>
  );
}
