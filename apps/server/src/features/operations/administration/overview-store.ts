import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

const days = 24 * 3_600_000;
/** A mail that has not left after this long has a problem. */
const MAIL_LATE_MS = 15 * 60_000;

/** Needs a super admin's transaction. */
export async function countCompanies(tx: Tx, now: Date) {
  const weekAgo = new Date(now.getTime() - 7 * days);
  const row = await tx
    .selectFrom('companies as c')
    .innerJoin('tenants as t', 't.id', 'c.companyId')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where c.created_at > ${weekAgo})`.as('recent'),
      sql<number>`count(t.suspended_at)`.as('suspended'),
    ])
    .executeTakeFirstOrThrow();
  return {
    companies: row.all,
    companiesNewThisWeek: row.recent,
    companiesSuspended: row.suspended,
  };
}

export async function countWaitingMemberships(tx: Tx) {
  const row = await tx
    .selectFrom('memberships')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min<Date | null>('createdAt').as('oldestAt'),
    ])
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return {
    membershipsWaiting: row.waiting,
    oldestMembershipAt: row.oldestAt?.toISOString() ?? null,
  };
}

export async function countPeople(tx: Tx): Promise<number> {
  const { n } = await tx
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

export async function countMailProblems(tx: Tx, now: Date) {
  const late = new Date(now.getTime() - MAIL_LATE_MS);
  const row = await tx
    .selectFrom('mails')
    .select([
      sql<number>`count(*) filter (where refused_at is not null)`.as('refused'),
      sql<number>`count(*) filter (where sent_at is null and refused_at is null and created_at < ${late})`.as(
        'late',
      ),
    ])
    .where('sentAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { mailsRefused: row.refused, mailsLate: row.late };
}
