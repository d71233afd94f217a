import type { Tx } from '../../../platform/database/database.ts';
import type { Notice, Notify } from '../../people/notifications/index.ts';
import { findDeciders } from '../applications/index.ts';
import { type Approval, membersOf } from './approval-store.ts';
import type { Letters } from './offer-letters.ts';
import { askingWords, noticeTitles } from './offer-mail-words.ts';
import type { Offer } from './offer-store.ts';

export type Telling = Letters & { readonly notify: Notify };

const pathOf = ({ offerId }: Offer): string => `/company/offer?offerID=${offerId}`;

const noticeOf = (
  offer: Offer,
  title: keyof typeof noticeTitles,
): Pick<Notice, 'title' | 'body'> => ({
  title: noticeTitles[title],
  body: offer.jobTitle,
});

/** Whoever wrote it and whoever sent it hear of it with the way to it, while they are there and may see the job. */
export async function tellWriters(
  tx: Tx,
  { notify }: Telling,
  { offer, what, now, except }: { offer: Offer; what: Told; now: Date; except?: number },
): Promise<void> {
  const here = await membersOf(tx, offer);
  for (const accountId of writersOf(offer)) {
    if (accountId === except || !here.has(accountId)) continue;
    const { companyId, candidateId } = offer;
    const about = { companyId, candidateId, kind: 'offer' } as const;
    await notify(tx, { accountId, ...noticeOf(offer, what), path: pathOf(offer), about }, now);
  }
}

type Told = 'approved' | 'sentBack' | 'stuck' | 'accepted' | 'declined' | 'expired' | 'closed';

const writersOf = ({ draftedBy, sentBy }: Offer): ReadonlySet<number> =>
  new Set(sentBy === null ? [draftedBy] : [draftedBy, sentBy]);

/** Beside them whoever decides about the job: not all of those may see what it pays, so they are led to its people. */
export async function tellTeam(
  tx: Tx,
  telling: Telling,
  { offer, what, now }: { readonly offer: Offer; readonly what: Told; readonly now: Date },
): Promise<void> {
  await tellWriters(tx, telling, { offer, what, now });
  const { companyId, candidateId, jobId } = offer;
  const writers = writersOf(offer);
  const path = `/company/jobs/view-jobs?jobID=${jobId}&tab=pipeline`;
  for (const accountId of await findDeciders(tx, companyId, jobId)) {
    if (writers.has(accountId)) continue;
    const about = { companyId, candidateId, kind: 'offer' } as const;
    await telling.notify(tx, { accountId, ...noticeOf(offer, what), path, about }, now);
  }
}

/** It waits for them, so they are mailed whatever they chose to hear of. */
export async function askApprover(
  tx: Tx,
  { notify, postOffice, baseUrl }: Telling,
  {
    offer,
    approval: { accountId, name, email },
    now,
  }: { readonly offer: Offer; readonly approval: Approval; readonly now: Date },
): Promise<void> {
  const { companyId, candidateId, offerId, version, firstName, lastName, jobTitle } = offer;
  const { button, ...text } = askingWords({
    ...{ name, jobTitle, askedBy: offer.drafterName },
    candidateName: `${firstName} ${lastName}`.trim(),
  });
  await postOffice.post(tx, {
    ...text,
    key: `offer-approval:${companyId}:${offerId}:${version}:${accountId}`,
    to: email,
    about: { companyId, candidateId },
    action: { label: button, url: new URL(pathOf(offer), baseUrl).href },
  });
  const about = { companyId, candidateId, kind: 'offer' } as const;
  const notice = { accountId, ...noticeOf(offer, 'asked'), path: pathOf(offer), about };
  await notify(tx, { ...notice, hasMail: true }, now);
}
