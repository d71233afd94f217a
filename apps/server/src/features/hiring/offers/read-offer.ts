import type { Output, contract } from '@candor/contract';
import type { ShownOffer } from '@candor/contract/hiring/offer-fields';
import type { OfferState } from '@candor/contract/hiring/offer-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { type Approval, findApprovals } from './approval-store.ts';
import { findRoom } from './offer-list-store.ts';
import { nextOf } from './offer-state-rules.ts';
import { findOffer, type Offer, type OfferId } from './offer-store.ts';

export const noSuchOffer = () => refuse('not_found', { params: { what: 'job-offer' } });

export async function takeOffer(
  tx: Tx,
  id: OfferId,
  lock: 'for update' | 'read' = 'read',
): Promise<Offer> {
  const offer = await findOffer(tx, id, lock);
  if (offer === undefined) throw noSuchOffer();
  return offer;
}

/** Whoever is to approve an offer reads it, whatever else they may. */
export const isApprover = async (tx: Tx, id: OfferId, accountId: number): Promise<boolean> =>
  (await findApprovals(tx, id)).some((one) => one.accountId === accountId);

/** Time alone ends an offer that was sent, whether or not the work that says so has run. */
export const stateAt = (
  { state, expiresAt }: { readonly state: OfferState; readonly expiresAt: Date | null },
  now: Date,
): OfferState => (state === 'sent' && expiresAt !== null && expiresAt <= now ? 'expired' : state);

/** The text that the hash is of, as what it says. It was written by `shownOf` and never since. */
export const readShown = (text: string): ShownOffer => JSON.parse(text);

type Reader = { readonly accountId: number; readonly mayRead: boolean; readonly mayWrite: boolean };

export async function wholeOffer(
  tx: Tx,
  offer: Offer,
  { reader, now }: { readonly reader: Reader; readonly now: Date },
): Promise<Output<typeof contract.offers.getOffer>> {
  const approvals = await findApprovals(tx, offer);
  const { shown, endedAt, expiresAt } = offer;
  const state = stateAt(offer, now);
  const turn = state === 'asked' ? nextOf(approvals) : undefined;
  const ended = endedAt ?? (state === 'expired' ? expiresAt : null);
  return {
    ...{ offerID: offer.offerId, version: offer.version, state },
    ...{ candidateID: offer.candidateId, applicationID: offer.applicationId, jobID: offer.jobId },
    candidateName: `${offer.firstName} ${offer.lastName}`.trim() || offer.email,
    ...{ firstName: offer.firstName, jobTitle: offer.jobTitle, companyName: offer.companyName },
    content: offer.content,
    approvals: approvals.map(shownApproval),
    room: await findRoom(tx, offer, now),
    ...{ draftedBy: offer.drafterName, createdAt: offer.createdAt.toISOString() },
    sentBy: offer.senderName,
    shown: shown === null ? null : readShown(shown),
    shownHash: offer.shownHash,
    endedAt: ended?.toISOString() ?? null,
    ...{ endedBy: offer.enderName, reason: offer.reason, signedName: offer.signedName },
    ...{ mayRead: reader.mayRead, mayWrite: reader.mayWrite },
    mayDecide: turn?.accountId === reader.accountId,
  };
}

const shownApproval = ({ membershipId, name, askedAt, decidedAt, outcome, reason }: Approval) => ({
  ...{ membershipID: membershipId, name, outcome, reason },
  askedAt: askedAt?.toISOString() ?? null,
  decidedAt: decidedAt?.toISOString() ?? null,
});
