import { createHash } from 'node:crypto';
import { dayNumber, daysBetween } from '@candor/contract/interviews/zone-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { addDue } from '../../../platform/queue/due-store.ts';
import type { Change, Deed } from '../../operations/audit/index.ts';
import {
  type Approval,
  membersOf,
  noteAsked,
  noteDecided,
  writeApprovers,
} from './approval-store.ts';
import { EXPIRY, REMINDER } from './offer-due.ts';
import { postSent, postWithdrawn } from './offer-letters.ts';
import { askApprover, tellWriters, type Telling } from './offer-notices.ts';
import { nextOf, remindAt } from './offer-state-rules.ts';
import { type Offer, setState, writeSent, writeWithdrawn } from './offer-store.ts';
import {
  offerEntry,
  refuseProblems,
  type Saved,
  takeFor,
  unknownApprover,
  wrongStatus,
} from './offer-writing.ts';
import { isApprover, noSuchOffer, takeOffer } from './read-offer.ts';
import { shownOf } from './shown-offer.ts';

type Named = { readonly offerID: number; readonly version: number };

export async function askForApproval(
  tx: Tx,
  telling: Telling,
  { deed, named }: { readonly deed: Deed; readonly named: Named },
): Promise<Change<Saved>> {
  const { now } = deed;
  const { offer, approvals, version } = await takeFor(tx, deed, { ...named, does: 'ask' });
  refuseUnsendable(offer, now);
  const here = await membersOf(tx, offer);
  if (approvals.some(({ accountId }) => !here.has(accountId))) throw unknownApprover();
  // What they said of an earlier writing is no answer to this one.
  await writeApprovers(
    tx,
    offer,
    approvals.map(({ accountId }) => accountId),
  );
  await setState(tx, offer, { state: 'asked', version, now });
  const [first] = approvals;
  if (first !== undefined)
    await ask(tx, telling, { offer: { ...offer, version }, approval: first, now });
  return saved(named, version, offerEntry('asked', offer, { approvers: approvals.length }));
}

const saved = (
  { offerID }: Named,
  version: number,
  audit: ReturnType<typeof offerEntry>,
): Change<Saved> => ({ result: { offerID, version }, audit });

/** What was right when it was written may be over, and an application may have ended. */
function refuseUnsendable({ content, status }: Offer, now: Date): void {
  if (status !== 'active') throw wrongStatus();
  refuseProblems(content, now, 'body');
}

type Asking = { readonly offer: Offer; readonly approval: Approval; readonly now: Date };

async function ask(tx: Tx, telling: Telling, { offer, approval, now }: Asking): Promise<void> {
  const { companyId, offerId } = offer;
  await noteAsked(tx, { companyId, offerId, position: approval.position }, now);
  await askApprover(tx, telling, { offer, approval, now });
}

export async function decideOffer(
  tx: Tx,
  telling: Telling,
  given: {
    readonly deed: Deed;
    readonly named: Named;
    readonly isApproved: boolean;
    readonly reason: string;
    /** Whether they may read offers; who neither may nor approves this one learns nothing of it. */
    readonly mayRead: boolean;
  },
): Promise<Change<Saved>> {
  const { deed, named, isApproved } = given;
  const { companyId, accountId, now } = deed;
  const asked = await takeOffer(tx, { companyId, offerId: named.offerID });
  if (!given.mayRead && !(await isApprover(tx, asked, accountId))) throw noSuchOffer();
  const { offer, approvals, version } = await takeFor(tx, deed, { ...named, does: 'decide' });
  const turn = nextOf(approvals);
  if (turn?.accountId !== accountId) throw refuse('not_your_turn');
  const reason = given.reason.trim();
  if (!isApproved && reason === '') throw refuse('reason_needed', { path: 'body.reason' });
  const outcome = isApproved ? 'approved' : 'sent-back';
  const place = { companyId: offer.companyId, offerId: offer.offerId, position: turn.position };
  await noteDecided(tx, place, { outcome, reason, decidedAt: now });
  const next = isApproved ? approvals.find(({ position }) => position > turn.position) : undefined;
  const state = !isApproved ? 'sent-back' : next === undefined ? 'approved' : 'asked';
  await setState(tx, offer, { state, version, now });
  if (next !== undefined)
    await goOn(tx, telling, { offer: { ...offer, version }, approval: next, now });
  else {
    const what = isApproved ? 'approved' : 'sentBack';
    await tellWriters(tx, telling, { offer, what, now, except: accountId });
  }
  return saved(named, version, offerEntry(outcome, offer, reason === '' ? {} : { reason }));
}

/** Whoever has left the company, or may not see the job any more, is not asked; its writers can ask others. */
async function goOn(tx: Tx, telling: Telling, asking: Asking): Promise<void> {
  const { offer, approval, now } = asking;
  if ((await membersOf(tx, offer)).has(approval.accountId)) await ask(tx, telling, asking);
  else await tellWriters(tx, telling, { offer, what: 'stuck', now });
}

/** Back to its writer; whoever approved is asked again. */
export async function reopenOffer(tx: Tx, deed: Deed, named: Named): Promise<Change<Saved>> {
  const { offer, approvals, version } = await takeFor(tx, deed, { ...named, does: 'reopen' });
  await writeApprovers(
    tx,
    offer,
    approvals.map(({ accountId }) => accountId),
  );
  await setState(tx, offer, { state: 'draft', version, now: deed.now });
  return saved(named, version, offerEntry('reopened', offer));
}

export async function sendOffer(
  tx: Tx,
  telling: Telling,
  { deed, named }: { readonly deed: Deed; readonly named: Named },
): Promise<Change<Saved>> {
  const { companyId, accountId, now } = deed;
  const { offer, version } = await takeFor(tx, deed, { ...named, does: 'send' });
  refuseUnsendable(offer, now);
  const { content, offerId } = offer;
  const lastDay = dayNumber(content.expiresOn);
  const expiresAt = new Date(daysBetween(lastDay, lastDay, content.timeZone).endsAt);
  const shown = JSON.stringify(shownOf({ whose: offer, content, expiresAt, sentAt: now }));
  const shownHash = createHash('sha256').update(shown, 'utf8').digest('hex');
  await writeSent(tx, offer, { version, shown, shownHash, expiresAt, accountId, now });
  await addDue(tx, EXPIRY, [{ companyId, id: offerId, at: expiresAt }]);
  const reminder = remindAt(now, expiresAt);
  if (reminder !== null) await addDue(tx, REMINDER, [{ companyId, id: offerId, at: reminder }]);
  await postSent(tx, telling, { offer: await takeOffer(tx, offer), now });
  return saved(named, version, offerEntry('sent', offer, { shownHash }));
}

export async function withdrawOffer(
  tx: Tx,
  telling: Telling,
  {
    deed,
    named,
    ...given
  }: { readonly deed: Deed; readonly named: Named; readonly reason: string },
): Promise<Change<Saved>> {
  const { accountId, now } = deed;
  const { offer, version } = await takeFor(tx, deed, { ...named, does: 'withdraw' });
  const reason = given.reason.trim();
  await writeWithdrawn(tx, offer, { version, reason, accountId, now });
  if (offer.state === 'sent') await postWithdrawn(tx, telling, { offer, now });
  return saved(named, version, offerEntry('withdrawn', offer, { reason }));
}
