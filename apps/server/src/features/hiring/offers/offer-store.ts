import type { OfferContent } from '@candor/contract/hiring/offer-fields';
import type { OfferState } from '@candor/contract/hiring/offer-rules';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type OfferId = { readonly companyId: number; readonly offerId: number };

export type ApplicationStatus = 'active' | 'rejected' | 'withdrawn' | 'hired';

/** An offer with whom it is for. */
export type Offer = OfferId & {
  readonly state: OfferState;
  readonly version: number;
  readonly applicationId: number;
  readonly status: ApplicationStatus;
  readonly candidateId: number;
  readonly jobId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly content: OfferContent;
  readonly draftedBy: number;
  readonly drafterName: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly sentBy: number | null;
  readonly senderName: string | null;
  readonly shown: string | null;
  readonly shownHash: string | null;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
  readonly enderName: string | null;
  readonly reason: string;
  readonly signedName: string | null;
  readonly signedIp: string | null;
  /** Another offer for this application was accepted, and nobody took the hiring back. */
  readonly isOtherAccepted: boolean;
};

/** Of an account, by what the query calls it: their name, or the address where none was given. */
export const nameOf = (account: string): RawBuilder<string | null> => sql<string | null>`
  coalesce(nullif(trim(${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)}), ''),
           ${sql.ref(`${account}.email`)})`;

/**
 * Locked for whoever changes it: of two that answer or act at once the second sees what the first made of it. So is its
 * application, and first, as by whoever ends that: what is read of it holds until the transaction ends.
 */
export async function findOffer(
  tx: Tx,
  { companyId, offerId }: OfferId,
  lock: 'for update' | 'read' = 'read',
): Promise<Offer | undefined> {
  if (lock === 'for update') {
    // Apart from the joins: whoever waited for the lock reads every row as it is now.
    await sql`
      select from applications where company_id = ${companyId}
         and id = (select application_id from offers where company_id = ${companyId} and id = ${offerId})
         for update`.execute(tx);
    await tx
      .selectFrom('offers')
      .select('id')
      .where('companyId', '=', companyId)
      .where('id', '=', offerId)
      .forUpdate()
      .execute();
  }
  const { rows } = await sql<Offer>`
    select o.company_id, o.id as offer_id, o.state, o.version, o.application_id, a.status, a.candidate_id, a.job_id,
           c.first_name, c.last_name, c.email, j.title as job_title,
           coalesce((select name from companies where company_id = o.company_id), '') as company_name,
           jsonb_build_object('terms', o.terms, 'message', o.message, 'salary', o.salary, 'currency', o.currency,
             'salaryPeriod', o.salary_period, 'startsOn', o.starts_on, 'expiresOn', o.expires_on,
             'timeZone', o.time_zone) as content,
           o.drafted_by, ${nameOf('drafter')} as drafter_name, o.created_at, o.sent_at, o.sent_by,
           case when sender.id is not null then ${nameOf('sender')} end as sender_name,
           o.shown, o.shown_hash, o.expires_at, o.ended_at,
           case when ender.id is not null then ${nameOf('ender')} end as ender_name,
           o.reason, o.signed_name, o.signed_ip,
           a.status = 'hired' and exists (select from offers other where other.company_id = o.company_id
                      and other.application_id = o.application_id and other.id <> o.id
                      and other.state = 'accepted') as is_other_accepted
      from offers o
      join applications a on a.company_id = o.company_id and a.id = o.application_id
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      join accounts drafter on drafter.id = o.drafted_by
      left join accounts sender on sender.id = o.sent_by
      left join accounts ender on ender.id = o.ended_by
     where o.company_id = ${companyId} and o.id = ${offerId}`.execute(tx);
  return rows[0];
}

export type Addressee = {
  readonly applicationId: number;
  readonly candidateId: number;
  readonly jobId: number;
  readonly status: ApplicationStatus;
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly salaryCurrency: string | null;
  readonly salaryPeriod: string | null;
};

/** The application that an offer is for; held, so that of two offers begun at once the second sees the first. */
export async function findAddressee(
  tx: Tx,
  { companyId, applicationId }: { readonly companyId: number; readonly applicationId: number },
  lock: 'for update' | 'read' = 'read',
): Promise<Addressee | undefined> {
  if (lock === 'for update') {
    await sql`select from applications where company_id = ${companyId} and id = ${applicationId} for update`.execute(
      tx,
    );
  }
  const { rows } = await sql<Addressee>`
    select a.id as application_id, a.candidate_id, a.job_id, a.status, c.first_name, c.last_name, j.title as job_title,
           coalesce((select name from companies where company_id = a.company_id), '') as company_name,
           j.salary_currency, j.salary_period
      from applications a
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
     where a.company_id = ${companyId} and a.id = ${applicationId}`.execute(tx);
  return rows[0];
}

/** Of an offer, by what the query calls it: somebody may still answer it, or goes on writing it. */
export const isOpenAt = (offer: string, now: Date): RawBuilder<boolean> => sql<boolean>`
  (${sql.ref(`${offer}.state`)} in ('draft', 'asked', 'sent-back', 'approved')
   or (${sql.ref(`${offer}.state`)} = 'sent' and ${sql.ref(`${offer}.expires_at`)} > ${now}))`;

export async function hasOpenOffer(
  tx: Tx,
  { companyId, applicationId }: { readonly companyId: number; readonly applicationId: number },
  now: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('offers as o')
    .select('o.id')
    .where('o.companyId', '=', companyId)
    .where('o.applicationId', '=', applicationId)
    .where(isOpenAt('o', now))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Writing = { readonly accountId: number; readonly now: Date };

export async function insertOffer(
  tx: Tx,
  given: Writing & {
    readonly companyId: number;
    readonly applicationId: number;
    readonly content: OfferContent;
  },
): Promise<number> {
  const { companyId, applicationId, content, accountId, now } = given;
  const { id } = await tx
    .insertInto('offers')
    .values({
      ...{ companyId, applicationId, ...content },
      ...{ draftedBy: accountId, createdAt: now, changedAt: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeContent(
  tx: Tx,
  { companyId, offerId }: OfferId,
  given: { readonly content: OfferContent; readonly version: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('offers')
    .set({ ...given.content, state: 'draft', version: given.version, changedAt: given.now })
    .where('companyId', '=', companyId)
    .where('id', '=', offerId)
    .execute();
}

export async function setState(
  tx: Tx,
  { companyId, offerId }: OfferId,
  given: { readonly state: OfferState; readonly version: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('offers')
    .set({ state: given.state, version: given.version, changedAt: given.now })
    .where('companyId', '=', companyId)
    .where('id', '=', offerId)
    .execute();
}

export async function writeSent(
  tx: Tx,
  { companyId, offerId }: OfferId,
  given: Writing & {
    readonly version: number;
    readonly shown: string;
    readonly shownHash: string;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { accountId, now, ...sent } = given;
  await tx
    .updateTable('offers')
    .set({ ...sent, state: 'sent', sentAt: now, sentBy: accountId, changedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', offerId)
    .execute();
}

/** Taken back by a member. */
export async function writeWithdrawn(
  tx: Tx,
  { companyId, offerId }: OfferId,
  given: Writing & { readonly version: number; readonly reason: string },
): Promise<void> {
  const { version, reason, accountId, now } = given;
  await tx
    .updateTable('offers')
    .set({ state: 'withdrawn', version, reason, endedAt: now, endedBy: accountId, changedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', offerId)
    .execute();
}

type Ending =
  | {
      readonly state: 'accepted';
      readonly signedName: string;
      readonly signedIp: string;
      readonly signedAgent: string | null;
    }
  | { readonly state: 'declined'; readonly reason: string }
  | { readonly state: 'expired' };

/** What only happens to an offer that waits for its answer: false, it did not any more. */
export async function endSent(
  tx: Tx,
  { companyId, offerId }: OfferId,
  { now, ...ending }: Ending & { readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('offers')
    .set((set) => ({ ...ending, endedAt: now, changedAt: now, version: set('version', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('id', '=', offerId)
    .where('state', '=', 'sent')
    .where('expiresAt', ending.state === 'expired' ? '<=' : '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
