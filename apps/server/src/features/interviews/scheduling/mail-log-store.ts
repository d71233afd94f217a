import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { addDue } from '../../../platform/queue/due-store.ts';

/** What is due of this log: reminders that wait. */
export const REMINDER = 'interview-reminder';

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
    .returning(['id', 'companyId', 'dueAt as at', 'postedAt'])
    .execute();
  await addDue(
    tx,
    REMINDER,
    rows.flatMap(({ postedAt, ...due }) => (postedAt === null ? due : [])),
  );
  return rows.map(({ id }) => id);
}

/** What was planned for an interview that is cancelled or moved. */
export async function dropPlanned(
  tx: Tx,
  {
    companyId,
    scheduleId,
    now,
  }: { readonly companyId: number; readonly scheduleId: number; readonly now: Date },
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

/** The interview of a reminder that waits. */
export async function findWaitingReminder(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('interviewMails')
    .select('scheduleId')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('postedAt', 'is', null)
    .where('droppedAt', 'is', null)
    .executeTakeFirst();
  return row?.scheduleId;
}

/** Whether this call is the one that settled it: one guarded write, so a reminder leaves once or never. */
export async function settleReminder(
  tx: Tx,
  {
    companyId,
    id,
    outcome,
  }: {
    readonly companyId: number;
    readonly id: number;
    readonly outcome: { readonly postedAt: Date } | { readonly droppedAt: Date };
  },
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
