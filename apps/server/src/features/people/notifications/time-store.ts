import { type NoticeTimes, usualTimes } from '@candor/contract/people/notice-time-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export async function findTimes(tx: Tx, accountId: number): Promise<NoticeTimes> {
  const row = await tx
    .selectFrom('noticeTimes')
    .select(['isDigest', 'quietFrom', 'quietUntil', 'timeZone'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row ?? usualTimes;
}

export async function saveTimes(tx: Tx, accountId: number, times: NoticeTimes): Promise<void> {
  await tx
    .insertInto('noticeTimes')
    .values({ accountId, ...times })
    .onConflict((on) => on.column('accountId').doUpdateSet(times))
    .execute();
}

/** Whose mails wait, and since when. */
export async function findWaitingAccounts(
  tx: Tx,
): Promise<readonly { readonly accountId: number; readonly oldest: Date }[]> {
  const { rows } = await sql<{ accountId: number; oldest: Date }>`
    select account_id, min(created_at) as oldest from notifications
     where is_mail_waiting group by account_id order by account_id`.execute(tx);
  return rows;
}

export type WaitingNotice = {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly kind: string | null;
  readonly aboutCompanyId: number | null;
  readonly aboutCandidateId: number | null;
  readonly isListed: boolean;
};

/** All of it, taken in this transaction: two that run at once take none twice. The oldest first. */
export async function takeWaiting(tx: Tx, accountId: number): Promise<WaitingNotice[]> {
  const { rows } = await sql<WaitingNotice>`
    with waiting as (
      select id from notifications where account_id = ${accountId} and is_mail_waiting
         for update skip locked)
    update notifications n set is_mail_waiting = false
      from waiting where n.id = waiting.id
    returning n.id, n.title, n.body, n.path, n.kind, n.about_company_id,
              n.about_candidate_id, n.is_listed`.execute(tx);
  return rows.toSorted((one, other) => one.id - other.id);
}
