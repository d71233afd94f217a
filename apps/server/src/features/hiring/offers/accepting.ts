import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import { type DeedEntry, entriesOf, recordAudit } from '../../operations/audit/index.ts';
import { closeFilled } from '../jobs/index.ts';
import { moveApplication } from '../pipeline/index.ts';
import { postAccepted } from './offer-letters.ts';
import { type Telling, tellTeam } from './offer-notices.ts';
import type { Offer } from './offer-store.ts';
import { offerEntry } from './offer-writing.ts';

type Where = Pick<RequestContext, 'client' | 'now'>;

/**
 * What follows from a candidate's yes: they are hired, and a job with nobody left to find closes. Whoever sent the offer
 * has said that this shall happen, so the steps are theirs; that it happened now is the candidate's deed in the log.
 */
export async function followAcceptance(
  tx: Tx,
  telling: Telling,
  {
    offer,
    signedName,
    client,
    now,
  }: Where & { readonly offer: Offer; readonly signedName: string },
): Promise<void> {
  const { companyId, applicationId, shownHash, sentBy } = offer;
  if (sentBy === null) throw new Error('An offer that was accepted was sent by somebody.');
  const deed = { companyId, accountId: sentBy, client, now };
  const hired = await moveApplication(tx, deed, { applicationID: applicationId, stageID: null });
  // Somebody hired them by hand already, or it is over: then nothing of this happened.
  if (hired.result.code !== null && offer.status !== 'hired') throw refuse('offer_over');
  const closed = await closeFilled(tx, deed, [applicationId]);
  await postAccepted(tx, telling, { offer, signedName, now });
  await tellTeam(tx, telling, { offer, what: 'accepted', now });
  if (closed.length > 0) await tellTeam(tx, telling, { offer, what: 'closed', now });
  const accepted = offerEntry('accepted', offer, { shownHash, name: signedName });
  await recordAsCandidate(tx, { companyId, client, now }, [
    ...[accepted, ...entriesOf(hired)],
    ...closed.flatMap(({ entries }) => entries),
  ]);
}

type CandidateDeed = Where & { readonly companyId: number };

/**
 * In the company's chain, last in the transaction. Only what is about a person is sealed by their key, so where the
 * candidate called from stands in no other entry: those follow as if a job had done them.
 */
export async function recordAsCandidate(
  tx: Tx,
  { companyId, client, now }: CandidateDeed,
  entries: readonly DeedEntry[],
): Promise<void> {
  const { ip, userAgent, requestId } = client;
  const candidate = {
    ...{ actorKind: 'candidate', ip, userAgent: userAgent ?? undefined },
  } as const;
  for (const entry of entries) {
    const actor = entry.objectKind === 'application' ? candidate : ({ actorKind: 'job' } as const);
    await recordAudit(tx, { companyId, ...actor, ...entry, requestId }, now);
  }
}
