import type { JobBody } from '@candor/contract/hiring/job-fields';
import type { JobStatus } from '@candor/contract/hiring/job-rules';
import type { BiasAudit } from '@candor/contract/hiring/bias-audit-rules';
import type { Jurisdiction } from '@candor/contract/hiring/job-rules';
import type { Language } from '@candor/contract/people/language-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { admitJob, beyondJobs } from '../../../platform/database/beyond-jobs.ts';
import { isLimitedToJobs } from '../../../platform/database/job-limit.ts';
import type { Pay } from './salary-rules.ts';
import { findStages, writeStages } from './stage-store.ts';
import { addJobToOwn } from '../../people/accounts/index.ts';

/** A job as it is in the company's own rows; what visitors see is in advert-store.ts. */
export type Job = Omit<WrittenJob, 'team' | 'questions'> & {
  readonly questions: NonNullable<JobBody['questions']>;
  readonly jobID: number;
  readonly version: number;
  readonly status: JobStatus;
  readonly createdAt: Date;
  readonly createdBy: number | null;
  readonly updatedAt: Date;
  readonly team: (JobBody['team'][number] & { readonly name: string })[];
  readonly interviews: number;
};

/** A body with what it pays, its language and whose law it follows, whoever sent it. */
export type WrittenJob = Omit<JobBody, keyof Pay | keyof Kept> & Pay & Kept;

/** What stays where a write leaves it out. */
export type Kept = {
  readonly language: Language | null;
  readonly jurisdiction: Jurisdiction | null;
} & BiasAudit;

type Key = { readonly companyId: number; readonly jobID: number };

const written = [
  'title',
  'slug',
  'description',
  'department',
  'employmentType',
  'workplace',
  'location',
  'country',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'salaryPeriod',
  'openings',
  'experienceMin',
  'experienceMax',
  'education',
  'closesOn',
  'language',
  'jurisdiction',
  'biasAuditUrl',
  'biasAuditOn',
] as const;

/** `lock` keeps others from changing it until the transaction ends. */
export async function findJob(
  tx: Tx,
  { companyId, jobID }: Key,
  { lock = false } = {},
): Promise<Job | undefined> {
  let query = tx
    .selectFrom('jobs')
    .select(['id as jobId', 'version', 'status', 'createdAt', 'createdBy', 'updatedAt', ...written])
    .where('companyId', '=', companyId)
    .where('id', '=', jobID);
  if (lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (row === undefined) return undefined;
  const { jobId, location, ...fields } = row;
  return {
    ...fields,
    ...(await partsOf(tx, { companyId, jobID })),
    jobID: jobId,
    location: location ?? '',
    // The table also allows what nobody writes any more, and any currency: that list is the contract's.
    status: fields.status as JobStatus,
    salaryCurrency: fields.salaryCurrency as Pay['salaryCurrency'],
    language: fields.language as Language | null,
    jurisdiction: fields.jurisdiction as Jurisdiction | null,
    interviews: await countInterviews(tx, { companyId, jobID }),
  };
}

async function partsOf(tx: Tx, { companyId, jobID }: Key) {
  const skills = await tx
    .selectFrom('jobSkills')
    .select(['name', 'level'])
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobID)
    .orderBy('position')
    .execute();
  const team = await tx
    .selectFrom('jobTeam as t')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.companyId', '=', 't.companyId').onRef('m.id', '=', 't.membershipId'),
    )
    .innerJoin('accounts as a', 'a.id', 'm.accountId')
    .select(['t.membershipId', 't.role', memberName])
    .where('t.companyId', '=', companyId)
    .where('t.jobId', '=', jobID)
    .orderBy(sql`t.role <> 'owner'`)
    .orderBy('t.membershipId')
    .execute();
  const questions = await tx
    .selectFrom('jobQuestions')
    .select(['kind', 'label', 'isRequired', 'options', 'knockOut'])
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobID)
    .orderBy('position')
    .execute();
  return {
    skills,
    stages: await findStages(tx, { companyId, jobID }),
    questions,
    team: team.map(({ membershipId, role, name }) => ({ membershipID: membershipId, role, name })),
  };
}

/** A person's name, or the address where none was given. */
export const memberName = sql<string>`
  coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email)`.as('name');

async function countInterviews(tx: Tx, { companyId, jobID }: Key): Promise<number> {
  const { n } = await tx
    .selectFrom('interviewSchedules')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobID)
    .executeTakeFirstOrThrow();
  return n;
}

const columnsOf = (job: WrittenJob) =>
  Object.fromEntries(written.map((name) => [name, job[name]])) as Pick<
    WrittenJob,
    (typeof written)[number]
  >;

type Writing = { readonly companyId: number; readonly accountId: number; readonly now: Date };

export async function insertJob(
  tx: Tx,
  { companyId, accountId, now }: Writing,
  job: WrittenJob & { readonly clonedFrom?: number },
): Promise<number> {
  // Not the author's to see before it is among their jobs.
  const insert = tx
    .insertInto('jobs')
    .values({
      ...columnsOf(job),
      companyId,
      status: 'draft',
      createdBy: accountId,
      updatedBy: accountId,
      createdAt: now,
      updatedAt: now,
      clonedFrom: job.clonedFrom ?? null,
    })
    .returning('id');
  const { id } = await beyondJobs(tx, () => insert.executeTakeFirstOrThrow());
  if (isLimitedToJobs()) {
    // Whoever is limited to some jobs sees those that they begin.
    await addJobToOwn(tx, { companyId, accountId, jobID: id });
    await admitJob(tx, id);
  }
  await writeParts(tx, { companyId, jobID: id }, job);
  return id;
}

/** The caller holds the job's lock and has compared its version. */
export async function updateJob(
  tx: Tx,
  { companyId, accountId, now }: Writing,
  job: WrittenJob & { readonly jobID: number; readonly version: number },
): Promise<void> {
  const { jobID, version } = job;
  await tx
    .updateTable('jobs')
    .set({ ...columnsOf(job), version, updatedBy: accountId, updatedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', jobID)
    .execute();
  await writeParts(tx, { companyId, jobID }, job);
}

async function writeParts(tx: Tx, { companyId, jobID: jobId }: Key, job: JobBody): Promise<void> {
  const at = { companyId, jobId };
  for (const table of ['jobSkills', 'jobTeam', 'jobQuestions'] as const) {
    await tx
      .deleteFrom(table)
      .where('companyId', '=', companyId)
      .where('jobId', '=', jobId)
      .execute();
  }
  const skills = job.skills.map((skill, position) => ({ ...at, position, ...skill }));
  if (skills.length > 0) await tx.insertInto('jobSkills').values(skills).execute();
  const team = job.team.map(({ membershipID, role }) => ({
    ...at,
    membershipId: membershipID,
    role,
  }));
  if (team.length > 0) await tx.insertInto('jobTeam').values(team).execute();
  const questions = (job.questions ?? []).map((question, position) => ({
    ...at,
    position,
    ...question,
  }));
  if (questions.length > 0) await tx.insertInto('jobQuestions').values(questions).execute();
  await writeStages(tx, { companyId, jobID: jobId }, job.stages);
}

/** Its text stays, so its version does. Whatever it closed by before is over. */
export async function moveJob(
  tx: Tx,
  { companyId, accountId, now }: Writing,
  { jobID, status }: { readonly jobID: number; readonly status: JobStatus },
): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ status, filledVersion: null, updatedBy: accountId, updatedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', jobID)
    .execute();
}

export async function hasApplications(tx: Tx, { companyId, jobID }: Key): Promise<boolean> {
  const found = await tx
    .selectFrom('applications')
    .select('id')
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobID)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteJob(tx: Tx, { companyId, jobID }: Key): Promise<void> {
  await tx.deleteFrom('jobs').where('companyId', '=', companyId).where('id', '=', jobID).execute();
}

/** How many of these are active members of the company of the transaction. */
export async function countMembers(
  tx: Tx,
  companyId: number,
  membershipIds: readonly number[],
): Promise<number> {
  if (membershipIds.length === 0) return 0;
  const { n } = await tx
    .selectFrom('memberships')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('companyId', '=', companyId)
    .where('status', '=', 'active')
    .where('id', 'in', membershipIds)
    .executeTakeFirstOrThrow();
  return n;
}

export async function findMembership(
  tx: Tx,
  companyId: number,
  accountId: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('memberships')
    .select('id')
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row?.id;
}
