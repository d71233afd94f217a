import { isOpenOffer, takesDeed } from '@candor/contract/hiring/offer-rules';
import {
  askForApproval,
  copyOffer,
  decideOffer,
  reopenOffer,
} from '@candor/contract/hiring/offers';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { SendBackDialog, SendDialog, WithdrawDialog } from './offer-dialogs.tsx';
import { type Offer, useOfferDeed, usePaper } from './offer-queries.ts';
import { pageWords } from './offer-words.ts';

type Props = { readonly offer: Offer };
type Dialog = 'send' | 'send-back' | 'withdraw';

/** What may be done with an offer that stands so, by who reads it. */
export function OfferActions({ offer }: Props) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = (): void => setDialog(null);
  return (
    <div className="stack gap-sm unprinted">
      {offer.mayDecide && <Decide offer={offer} onSendBack={() => setDialog('send-back')} />}
      {offer.mayWrite && <Write offer={offer} onOpen={setDialog} />}
      {offer.mayRead && !offer.mayWrite && offer.shown !== null && (
        <div className="row">
          <Paper offerID={offer.offerID} />
        </div>
      )}
      {dialog === 'send' && <SendDialog offer={offer} onClose={close} />}
      {dialog === 'send-back' && <SendBackDialog offer={offer} onClose={close} />}
      {dialog === 'withdraw' && <WithdrawDialog offer={offer} onClose={close} />}
    </div>
  );
}

const inputOf = ({ offerID, version }: Offer) => ({
  ...{ params: { offerID: String(offerID) }, body: { version } },
});

function Decide({ offer, onSendBack }: Props & { readonly onSendBack: () => void }) {
  const decide = useOfferDeed(decideOffer);
  const { params, body } = inputOf(offer);
  return (
    <div className="stack gap-sm notice">
      <p className="medium">{pageWords.yourTurn}</p>
      {decide.error !== null && (
        <FormProblem key={decide.submittedAt} text={decide.error.message} />
      )}
      <div className="row">
        <Button
          loading={decide.isPending}
          onClick={() =>
            decide.mutate(
              { params, body: { ...body, isApproved: true, reason: '' } },
              { onSuccess: () => showToast({ tone: 'success', text: pageWords.isApproved }) },
            )
          }
        >
          {pageWords.approve}
        </Button>
        <Button variant="default" onClick={onSendBack}>
          {pageWords.sendBack}
        </Button>
      </div>
    </div>
  );
}

type WriteProps = Props & { readonly onOpen: (dialog: Dialog) => void };

function Write({ offer, onOpen }: WriteProps) {
  const { state, approvals, offerID } = offer;
  const ask = useOfferDeed(askForApproval);
  const reopen = useOfferDeed(reopenOffer);
  const can = (deed: Parameters<typeof takesDeed>[0]) =>
    takesDeed(deed, { state, approvers: approvals.length });
  const tell = (text: string) => ({ onSuccess: () => showToast({ tone: 'success', text }) });
  const problem = ask.error ?? reopen.error;
  return (
    <>
      {problem !== null && (
        <FormProblem key={ask.submittedAt + reopen.submittedAt} text={problem.message} />
      )}
      <div className="row">
        {can('send') && <Button onClick={() => onOpen('send')}>{pageWords.send}</Button>}
        {can('ask') && (
          <Button
            loading={ask.isPending}
            onClick={() => ask.mutate(inputOf(offer), tell(pageWords.isAsked))}
          >
            {pageWords.ask}
          </Button>
        )}
        {can('write') && (
          <ButtonLink
            variant="default"
            to="/company/draft-offer"
            search={{ offerID: String(offerID) }}
          >
            {pageWords.edit}
          </ButtonLink>
        )}
        {can('reopen') && (
          <Button
            variant="default"
            loading={reopen.isPending}
            onClick={() => reopen.mutate(inputOf(offer), tell(pageWords.isReopened))}
          >
            {pageWords.reopen}
          </Button>
        )}
        {!isOpenOffer(state) && state !== 'accepted' && <Copy offerID={offerID} />}
        {offer.shown !== null && <Paper offerID={offerID} />}
        {can('withdraw') && (
          <Button variant="default" onClick={() => onOpen('withdraw')}>
            {pageWords.withdraw}
          </Button>
        )}
      </div>
    </>
  );
}

function Paper({ offerID }: { readonly offerID: number }) {
  const paper = usePaper(offerID);
  return (
    <>
      {paper.error !== null && <FormProblem key={paper.submittedAt} text={paper.error.message} />}
      <Button variant="default" loading={paper.isPending} onClick={() => paper.mutate()}>
        {pageWords.paper}
      </Button>
    </>
  );
}

function Copy({ offerID }: { readonly offerID: number }) {
  const copy = useOfferDeed(copyOffer);
  const navigate = useNavigate();
  return (
    <>
      {copy.error !== null && <FormProblem key={copy.submittedAt} text={copy.error.message} />}
      <Button
        variant="default"
        loading={copy.isPending}
        onClick={() =>
          copy.mutate(
            { params: { offerID: String(offerID) } },
            {
              onSuccess: (made) => {
                showToast({ tone: 'success', text: pageWords.isCopied });
                void navigate({
                  to: '/company/offer',
                  search: { offerID: String(made.offerID) },
                });
              },
            },
          )
        }
      >
        {pageWords.copy}
      </Button>
    </>
  );
}
