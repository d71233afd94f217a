import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';

export type MailKind = 'invitation' | 'resent' | 'reminder' | 'extended' | 'cancelled';

/** The post office's key of a mail about an interview. */
export const mailKey = (companyId: number, id: number): string =>
  `interview-mail:${companyId}:${id}`;

type NewMail = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly kind: MailKind;
  readonly dueAt: Date;
  /** null: it waits until it is due. */
  readonly postedAt: Date | null;
};

/** Gives the ids in the order of the mails. */
export async function insertMails(tx: Tx, mails: readonly NewMail[]): Promise<number[]> {
  if (mails.length === 0) return [];
  const rows = await tx
    .insertInto('interviewMails')
    .values([...mails])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What was planned for an interview that is cancelled or moved. */
export async function dropPlanned(
  tx: Tx,
  companyId: number,
  scheduleId: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('interviewMails')
    .set({ droppedAt: now })
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .where('postedAt', 'is', null)
    .where('droppedAt', 'is', null)
    .execute();
}

export async function countPostedSince(tx: Tx, companyId: number, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('interviewMails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('postedAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export type LoggedMail = {
  readonly kind: MailKind;
  readonly at: Date;
  readonly delivery: 'planned' | 'waiting' | 'sent' | 'refused' | null;
};

/** The mails of an interview with what became of each; rows of sent mails are forgotten after a month. */
export async function listMails(
  tx: Tx,
  companyId: number,
  scheduleId: number,
): Promise<LoggedMail[]> {
  const { rows } = await sql<LoggedMail>`
    select m.kind, coalesce(m.posted_at, m.due_at) as at,
           case when m.posted_at is null then 'planned'
                when mail.id is null then null
                when mail.refused_at is not null then 'refused'
                when mail.sent_at is not null then 'sent'
                else 'waiting' end as delivery
      from interview_mails m
      left join mails mail on mail.key = 'interview-mail:' || m.company_id || ':' || m.id
     where m.company_id = ${companyId} and m.schedule_id = ${scheduleId} and m.dropped_at is null
     order by at, m.id
     limit 100`.execute(tx);
  return rows;
}

const MOST_DUE = 500;

export type DueMail = { readonly id: number; readonly scheduleId: number };

export function listDueReminders(db: Database, companyId: number, now: Date): Promise<DueMail[]> {
  return db.inCompany(companyId, (tx) =>
    tx
      .selectFrom('interviewMails')
      .select(['id', 'scheduleId'])
      .where('companyId', '=', companyId)
      .where('postedAt', 'is', null)
      .where('droppedAt', 'is', null)
      .where('dueAt', '<=', now)
      .orderBy('dueAt')
      .limit(MOST_DUE)
      .execute(),
  );
}

/** Whether this call is the one that settled it: one guarded write, so a reminder leaves once or never. */
export async function settleReminder(
  tx: Tx,
  companyId: number,
  id: number,
  outcome: { readonly postedAt: Date } | { readonly droppedAt: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('interviewMails')
    .set(outcome)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('postedAt', 'is', null)
    .where('droppedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
