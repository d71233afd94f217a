import type { OfferContent } from '@candor/contract/hiring/offer-fields';
import { isOpenOffer, offerProblems, takesDeed } from '@candor/contract/hiring/offer-rules';
import { dayAt, dayText } from '@candor/contract/interviews/zone-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { fail, refuse } from '../../../platform/http/failure.ts';
import type { Change, Deed, DeedEntry } from '../../operations/audit/index.ts';
import { findApprovals, listJobMembers, writeApprovers } from './approval-store.ts';
import { copiedExpiry } from './offer-state-rules.ts';
import {
  type Addressee,
  findAddressee,
  hasOpenOffer,
  insertOffer,
  type Offer,
  writeContent,
} from './offer-store.ts';
import { stateAt, takeOffer } from './read-offer.ts';

export type Saved = { readonly offerID: number; readonly version: number };
type Written = { readonly content: OfferContent; readonly approvers: readonly number[] };

export const wrongStatus = () => refuse('wrong_status', { params: { what: 'job-offer' } });

/** What is said of an offer goes with its application, whose key seals it. */
export const offerEntry = (
  action: string,
  { offerId, applicationId }: Pick<Offer, 'offerId' | 'applicationId'>,
  after: object = {},
): DeedEntry => ({
  action: `offer.${action}`,
  objectKind: 'application',
  objectId: applicationId,
  after: { offerID: offerId, ...after },
});

const todayIn = (timeZone: string, now: Date): string => dayText(dayAt(now.getTime(), timeZone));

/** `where` the fields stand in the request. */
export function refuseProblems(content: OfferContent, now: Date, where: string): void {
  const problems = offerProblems(content, todayIn(content.timeZone, now));
  const [problem] = Object.entries(problems);
  if (problem === undefined) return;
  throw fail('validation_failed', problem[1], { path: `${where}.${problem[0]}` });
}

export async function beginOffer(
  tx: Tx,
  deed: Deed,
  { applicationID, content, approvers }: Written & { readonly applicationID: number },
): Promise<Change<Saved>> {
  const { companyId, accountId, now } = deed;
  const addressee = await offerable(tx, { companyId, applicationId: applicationID }, now);
  refuseProblems(content, now, 'body.content');
  const accounts = await accountsOf(tx, { companyId, jobId: addressee.jobId }, approvers);
  const written = {
    companyId,
    applicationId: applicationID,
    content: tidy(content),
    accountId,
    now,
  };
  const offerId = await insertOffer(tx, written);
  await writeApprovers(tx, { companyId, offerId }, accounts);
  return {
    result: { offerID: offerId, version: 1 },
    audit: offerEntry('drafted', { offerId, applicationId: applicationID }),
  };
}

/** The application goes on, and nobody waits for another offer of it. */
async function offerable(
  tx: Tx,
  whose: { readonly companyId: number; readonly applicationId: number },
  now: Date,
): Promise<Addressee> {
  const addressee = await findAddressee(tx, whose, 'for update');
  if (addressee === undefined) throw refuse('not_found', { params: { what: 'application' } });
  if (addressee.status !== 'active') throw wrongStatus();
  if (await hasOpenOffer(tx, whose, now)) throw refuse('offer_open');
  return addressee;
}

type Job = { readonly companyId: number; readonly jobId: number };

async function accountsOf(
  tx: Tx,
  { companyId, jobId }: Job,
  approvers: readonly number[],
): Promise<number[]> {
  if (approvers.length === 0) return [];
  const members = await listJobMembers(tx, companyId, jobId);
  const known = new Map(members.map((member) => [member.membershipId, member.accountId] as const));
  const accounts = approvers.flatMap((membershipID) => known.get(membershipID) ?? []);
  if (new Set(accounts).size !== approvers.length) throw unknownApprover();
  return accounts;
}

export const unknownApprover = () =>
  refuse('unknown_member', { params: { what: 'approver' }, path: 'body.approvers' });

const tidy = (content: OfferContent): OfferContent => ({
  ...content,
  message: content.message.trim(),
  // Without an amount neither means anything.
  ...(content.salary === null && { currency: null, salaryPeriod: null }),
});

/** Held until the transaction ends, in the state that the deed needs, as its doer read it. */
export async function takeFor(
  tx: Tx,
  deed: Deed,
  given: {
    readonly offerID: number;
    readonly version: number;
    readonly does: Parameters<typeof takesDeed>[0];
  },
) {
  const { companyId, now } = deed;
  const offer = await takeOffer(tx, { companyId, offerId: given.offerID }, 'for update');
  if (offer.version !== given.version) {
    throw refuse('changed_meanwhile', { params: { what: 'job-offer' } });
  }
  const approvals = await findApprovals(tx, offer);
  const standing = { state: stateAt(offer, now), approvers: approvals.length };
  if (!takesDeed(given.does, standing)) throw wrongStatus();
  return { offer, approvals, version: offer.version + 1 };
}

export async function saveOffer(
  tx: Tx,
  deed: Deed,
  { offerID, content, approvers, ...given }: Written & { offerID: number; version: number },
): Promise<Change<Saved>> {
  const { offer, version } = await takeFor(tx, deed, { ...given, offerID, does: 'write' });
  refuseProblems(content, deed.now, 'body.content');
  const accounts = await accountsOf(tx, offer, approvers);
  await writeContent(tx, offer, { content: tidy(content), version, now: deed.now });
  await writeApprovers(tx, offer, accounts);
  return { result: { offerID, version }, audit: offerEntry('changed', offer, { version }) };
}

/** With the words of one that is over, and those of its approvers who are still there. */
export async function copyOffer(tx: Tx, deed: Deed, offerID: number): Promise<Change<Saved>> {
  const { companyId, now } = deed;
  const offer = await takeOffer(tx, { companyId, offerId: offerID });
  if (isOpenOffer(stateAt(offer, now))) throw wrongStatus();
  const { content } = offer;
  const expiresOn = copiedExpiry(content.expiresOn, todayIn(content.timeZone, now));
  const approvals = await findApprovals(tx, offer);
  return beginOffer(tx, deed, {
    applicationID: offer.applicationId,
    content: { ...content, expiresOn },
    approvers: approvals.flatMap(({ membershipId }) => membershipId ?? []),
  });
}
