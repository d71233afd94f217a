import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Posted jobs in the order they were made, each with its stages in their order. */
export async function readPostedJobs(tx: Tx, companyId: number) {
  const jobs = await tx
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('companyId', '=', companyId)
    .where('status', '<>', 'draft')
    .orderBy('id')
    .execute();
  const stages = await tx
    .selectFrom('jobStages')
    .select(['jobId', 'id'])
    .where('companyId', '=', companyId)
    .orderBy('position')
    .execute();
  const skills = await tx
    .selectFrom('jobSkills')
    .select(['jobId', 'name'])
    .where('companyId', '=', companyId)
    .orderBy('position')
    .execute();
  return jobs.map(({ id, title }) => ({
    ...{ id, title },
    stages: stages.filter(({ jobId }) => jobId === id).map((stage) => stage.id),
    skills: skills.filter(({ jobId }) => jobId === id).map(({ name }) => name),
  }));
}

/** Who does what the crowd's recruiters did: the company's first member without the rights of an admin. */
export async function findRecruiter(tx: Tx, companyId: number): Promise<number> {
  const { accountId } = await tx
    .selectFrom('memberships')
    .select('accountId')
    .where('companyId', '=', companyId)
    .orderBy('role', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return accountId;
}

export async function hasCrowd(tx: Tx, companyId: number, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('candidates')
    .select('id')
    .where('companyId', '=', companyId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of these addresses who were never invited to an interview. */
export async function findUninvited(
  tx: Tx,
  companyId: number,
  emails: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('candidates as c')
    .select(['c.email', 'c.id'])
    .where('c.companyId', '=', companyId)
    .where('c.email', 'in', emails)
    .where(
      sql<boolean>`not exists (select from interview_schedules s
                                where s.company_id = c.company_id and s.candidate_id = c.id)`,
    )
    .execute();
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/** The active members of these addresses, in this order. */
export async function findMembers(
  tx: Tx,
  companyId: number,
  emails: readonly string[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.accountId')
    .select(['m.accountId', 'a.email'])
    .where('m.companyId', '=', companyId)
    .where('m.status', '=', 'active')
    .where('a.disabledAt', 'is', null)
    .where('a.email', 'in', emails)
    .execute();
  const ids = new Map(rows.map(({ email, accountId }) => [email, accountId]));
  return emails.flatMap((email) => ids.get(email) ?? []);
}

/** So many who wait for a conversation, those who wait longest first; none once the company has a live interview. */
export async function findWaiting(tx: Tx, companyId: number, most: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('applications as a')
    .innerJoin('jobStages as s', (on) =>
      on.onRef('s.companyId', '=', 'a.companyId').onRef('s.id', '=', 'a.stageId'),
    )
    .select('a.id')
    .where('a.companyId', '=', companyId)
    .where('a.status', '=', 'active')
    .where('s.kind', '=', 'interview')
    .where(sql<boolean>`not exists (select from appointments p where p.company_id = a.company_id)`)
    .orderBy('a.stageSince')
    .orderBy('a.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
