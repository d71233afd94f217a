import { OFFER_REASON_MOST } from '@candor/contract/hiring/offer-rules';
import { decideOffer, sendOffer, withdrawOffer } from '@candor/contract/hiring/offers';
import { Button, Textarea } from '@mantine/core';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type Offer, offerChange } from './offer-queries.ts';
import { pageWords } from './offer-words.ts';

type Props = { readonly offer: Offer; readonly onClose: () => void };

const paramsOf = ({ offerID }: Offer) => ({ offerID: String(offerID) });
const reasonField = {
  ...{ label: pageWords.reasonField, withAsterisk: true, autosize: true, minRows: 2 },
  maxLength: OFFER_REASON_MOST,
};

export function SendDialog({ offer, onClose }: Props) {
  const form = useEndpointForm(sendOffer, {
    ...{ initial: {}, ...offerChange },
    toInput: () => ({ params: paramsOf(offer), body: { version: offer.version } }),
    tells: () => showToast({ tone: 'success', text: pageWords.isSent }),
    onDone: onClose,
  });
  return (
    <ModalDialog title={pageWords.sendTitle(offer.candidateName)} onClose={onClose}>
      <EndpointForm of={form} className="stack">
        <p>{pageWords.sendText}</p>
        <p>{pageWords.room(offer.room)}</p>
        <FormRefusal of={form} />
        <Ways text={pageWords.send} isPending={form.isPending} onClose={onClose} />
      </EndpointForm>
    </ModalDialog>
  );
}

export function WithdrawDialog({ offer, onClose }: Props) {
  const form = useEndpointForm(withdrawOffer, {
    ...{ initial: { reason: '' }, ...offerChange },
    toInput: ({ reason }) => ({
      params: paramsOf(offer),
      body: { version: offer.version, reason },
    }),
    tells: () => showToast({ tone: 'success', text: pageWords.isWithdrawn }),
    onDone: onClose,
  });
  return (
    <ModalDialog title={pageWords.withdrawTitle} onClose={onClose}>
      <EndpointForm of={form} className="stack">
        <p>{pageWords.withdrawText}</p>
        <Textarea {...reasonField} {...form.field('reason')} />
        <FormRefusal of={form} />
        <Ways text={pageWords.withdraw} isPending={form.isPending} onClose={onClose} />
      </EndpointForm>
    </ModalDialog>
  );
}

export function SendBackDialog({ offer, onClose }: Props) {
  const form = useEndpointForm(decideOffer, {
    ...{ initial: { reason: '' }, ...offerChange },
    toInput: ({ reason }) => ({
      params: paramsOf(offer),
      body: { version: offer.version, isApproved: false, reason },
    }),
    refusals: { reason_needed: 'reason' },
    tells: () => showToast({ tone: 'success', text: pageWords.isSentBack }),
    onDone: onClose,
  });
  return (
    <ModalDialog title={pageWords.sendBackTitle} onClose={onClose}>
      <EndpointForm of={form} className="stack">
        <p>{pageWords.sendBackText}</p>
        <Textarea {...reasonField} {...form.field('reason')} />
        <FormRefusal of={form} />
        <Ways text={pageWords.sendBack} isPending={form.isPending} onClose={onClose} />
      </EndpointForm>
    </ModalDialog>
  );
}

type WaysProps = {
  readonly text: string;
  readonly isPending: boolean;
  readonly onClose: () => void;
};

function Ways({ text, isPending, onClose }: WaysProps) {
  return (
    <div className="row gap-sm modal-dialog__actions">
      <Button variant="default" onClick={onClose}>
        {pageWords.keep}
      </Button>
      <Button type="submit" loading={isPending}>
        {text}
      </Button>
    </div>
  );
}
