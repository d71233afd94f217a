import { sql } from 'kysely';
import { readFates } from '../../interviews/calls/index.ts';
import type { Tx } from '../../../platform/database/database.ts';

/** Late is what was due this long ago: a look comes every second. */
const DUE_LATE_MS = 60_000;
const WEEK_MS = 7 * 24 * 3_600_000;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export async function countDue(tx: Tx, now: Date) {
  const late = new Date(now.getTime() - DUE_LATE_MS);
  const row = await tx
    .selectFrom('dueWork')
    .select([
      sql<number>`count(*) filter (where due_at <= ${late})`.as('late'),
      sql<Date | null>`min(due_at) filter (where due_at <= ${late})`.as('oldestAt'),
      sql<number>`count(*) filter (where tries > 0)`.as('failing'),
      sql<number>`coalesce(max(tries), 0)`.as('mostTries'),
    ])
    .executeTakeFirstOrThrow();
  return { ...row, oldestAt: iso(row.oldestAt) };
}

export async function countMails(tx: Tx, now: Date) {
  const waiting = await tx
    .selectFrom('mails')
    .select((is) => [
      is.fn.countAll<number>().as('waiting'),
      is.fn.min<Date | null>('createdAt').as('oldestAt'),
    ])
    .where('sentAt', 'is', null)
    .where('refusedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const { refused } = await tx
    .selectFrom('mails')
    .select((is) => is.fn.countAll<number>().as('refused'))
    .where('refusedAt', '>', new Date(now.getTime() - WEEK_MS))
    .executeTakeFirstOrThrow();
  return { waiting: waiting.waiting, oldestAt: iso(waiting.oldestAt), refused };
}

export async function countWebhooks(tx: Tx, now: Date) {
  const late = new Date(now.getTime() - DUE_LATE_MS);
  // Those of a company that is suspended wait for it.
  const row = await tx
    .selectFrom('webhookOutbox as o')
    .innerJoin('tenants as t', 't.id', 'o.ownerId')
    .select([
      sql<number>`count(*)`.as('waiting'),
      sql<number>`count(*) filter (where o.due_at <= ${late})`.as('late'),
      sql<Date | null>`min(o.due_at) filter (where o.due_at <= ${late})`.as('oldestLateAt'),
    ])
    .where('t.suspendedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { ...row, oldestLateAt: iso(row.oldestLateAt) };
}

/** Over all companies, like what follows: needs a super admin's transaction. */
export async function countUploads(tx: Tx) {
  const row = await tx
    .selectFrom('recordingSegments')
    .select((is) => [
      is.fn.countAll<number>().as('open'),
      is.fn.min<Date | null>('lastActivityAt').as('silentSince'),
    ])
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return { open: row.open, silentSince: iso(row.silentSince) };
}

export async function countInterviews(tx: Tx, now: Date) {
  const row = await tx
    .selectFrom('attempts')
    .select([
      sql<number>`count(*)`.as('running'),
      sql<number>`count(*) filter (where deadline_at < ${now})`.as('overdue'),
      sql<Date | null>`min(deadline_at) filter (where deadline_at < ${now})`.as('oldestOverdueAt'),
    ])
    .where('status', '=', 'in-progress')
    .executeTakeFirstOrThrow();
  return { ...row, oldestOverdueAt: iso(row.oldestOverdueAt) };
}

/** Who is there, by what their pages last said. */
export async function countCalls(tx: Tx, now: Date) {
  const { ever, lately: week } = await readFates(tx, new Date(now.getTime() - WEEK_MS));
  const { rows } = await sql<{ running: number; people: number }>`
    select count(*) as running, coalesce(sum(people), 0)::bigint as people
      from (select count(*) as people from call_seats
             where page is not null and present_until > ${now} group by company_id, call_id) calls`.execute(
    tx,
  );
  const present = rows[0] ?? { running: 0, people: 0 };
  return { ...present, ever, week };
}

export async function readDatabaseBytes(tx: Tx): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(tx);
  return rows[0]?.bytes ?? 0;
}

export async function readMaintenanceSince(tx: Tx, now: Date): Promise<string | null> {
  const { isInMaintenance, changedAt } = await tx
    .selectFrom('platformSettings')
    .select(['isInMaintenance', 'changedAt'])
    .executeTakeFirstOrThrow();
  return isInMaintenance ? (changedAt ?? now).toISOString() : null;
}

/** In whose name what is under way in all companies is counted when nobody asks. */
export async function findSuperAdmins(tx: Tx): Promise<{ id: number; email: string }[]> {
  return tx
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where(sql<boolean>`'SUPER_ADMIN' = any (user_types)`)
    .where('disabledAt', 'is', null)
    .orderBy('id')
    .execute();
}
