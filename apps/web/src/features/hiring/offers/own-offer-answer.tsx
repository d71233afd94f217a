import { acceptOffer, declineOffer } from '@candor/contract/hiring/offer-links';
import { OFFER_REASON_MOST, OFFER_SIGNED_NAME_MOST } from '@candor/contract/hiring/offer-rules';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { type OwnOffer, ownChange } from './offer-queries.ts';
import { ownWords } from './offer-words.ts';

type Props = { readonly token: string; readonly offer: OwnOffer };

/** Accepting takes a name and a tick; declining is asked once more. */
export function OwnOfferAnswer({ token, offer }: Props) {
  const [isDeclining, setDeclining] = useState(false);
  const { shown, shownHash } = offer;
  const form = useEndpointForm(acceptOffer, {
    ...{ initial: { name: '', agrees: false }, ...ownChange },
    // What is not ticked is refused here, at its place.
    toInput: ({ name, agrees }) => ({
      body: { token, shownHash, name, agrees: agrees as true },
    }),
  });
  const problem = form.errors['agrees'];
  return (
    <section className="stack section" aria-labelledby="own-offer-answer">
      <h2 id="own-offer-answer">{ownWords.answer}</h2>
      <EndpointForm of={form} className="stack narrow">
        <TextInput
          label={ownWords.name}
          description={ownWords.nameHint}
          withAsterisk
          autoComplete="name"
          maxLength={OFFER_SIGNED_NAME_MOST}
          {...form.field('name')}
        />
        <div className="stack gap-2xs">
          <label className="check">
            <input
              type="checkbox"
              checked={form.values.agrees}
              aria-invalid={problem !== undefined}
              aria-describedby={problem === undefined ? undefined : 'own-offer-agrees-problem'}
              onChange={({ currentTarget }) => form.set('agrees', currentTarget.checked)}
            />
            <span>{ownWords.agrees(shown.companyName)}</span>
          </label>
          {problem !== undefined && (
            <p id="own-offer-agrees-problem" className="problem tiny">
              {problem}
            </p>
          )}
        </div>
        <FormRefusal of={form} />
        <div className="row">
          <Button type="submit" loading={form.isPending}>
            {ownWords.accept}
          </Button>
          <Button variant="default" onClick={() => setDeclining(true)}>
            {ownWords.decline}
          </Button>
        </div>
      </EndpointForm>
      {isDeclining && <Decline token={token} offer={offer} onClose={() => setDeclining(false)} />}
    </section>
  );
}

function Decline({ token, offer: { shown }, onClose }: Props & { readonly onClose: () => void }) {
  const form = useEndpointForm(declineOffer, {
    ...{ initial: { reason: '' }, ...ownChange },
    toInput: ({ reason }) => ({ body: { token, reason } }),
    onDone: onClose,
  });
  return (
    <ModalDialog title={ownWords.declineTitle} onClose={onClose}>
      <EndpointForm of={form} className="stack">
        <p>{ownWords.declineText(shown.companyName)}</p>
        <Textarea
          label={ownWords.declineReason}
          description={ownWords.declineHint}
          {...{ autosize: true, minRows: 2, maxLength: OFFER_REASON_MOST }}
          {...form.field('reason')}
        />
        <FormRefusal of={form} />
        <div className="row gap-sm modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {ownWords.keep}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {ownWords.declineSend}
          </Button>
        </div>
      </EndpointForm>
    </ModalDialog>
  );
}
