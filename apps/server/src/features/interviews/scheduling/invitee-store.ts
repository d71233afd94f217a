import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { isLimitedToJobs } from '../../../platform/database/job-limit.ts';
import { publishEvents } from '../../operations/webhooks/index.ts';
import { candidateZone } from './candidate-zone-store.ts';
import type { Accommodations } from './schedule-store.ts';

export type Person = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** As they said it last. */
  readonly candidateZone: string | null;
};

/** The candidates with these ids, locked in the order of their ids: two invitations of one person take turns. */
export function lockCandidates(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<Person[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('candidates')
    .select(['id', 'firstName', 'lastName', 'email'])
    .select(
      sql<
        string | null
      >`(${candidateZone(sql.ref('candidates.companyId'), sql.ref('candidates.id'))})`.as(
        'candidateZone',
      ),
    )
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Of these candidates, those whom the caller may not see, because they are of other jobs. */
export async function findUnseen(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0 || !isLimitedToJobs()) return new Set();
  const rows = await tx
    .selectFrom('candidates')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
  const seen = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !seen.has(id)));
}

/** The interview of this job that each of these candidates could still begin or has begun. */
export async function findLivingSchedules(
  tx: Tx,
  given: {
    readonly companyId: number;
    readonly jobId: number;
    readonly candidateIds: readonly number[];
    readonly now: Date;
  },
): Promise<Map<number, number>> {
  const { companyId, jobId, candidateIds, now } = given;
  const { rows } = await sql<{ candidateId: number; id: number }>`
    select s.candidate_id, max(s.id) as id
      from interview_schedules s
      left join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
     where s.company_id = ${companyId} and s.job_id = ${jobId} and s.kind = 'bot'
       and s.candidate_id = any(${[...candidateIds]}::bigint[])
       and (a.status = 'in-progress'
            or (a.id is null and s.cancelled_at is null and s.closes_at > ${now}))
     group by s.candidate_id`.execute(tx);
  return new Map(rows.map(({ candidateId, id }) => [candidateId, id]));
}

export type ApplicationRow = {
  readonly id: number;
  readonly candidateId: number;
  readonly stageId: number;
  readonly version: number;
};

/** Their applications for the job, as far as they are active. */
export async function findApplications(
  tx: Tx,
  {
    companyId,
    jobId,
    candidateIds,
  }: {
    readonly companyId: number;
    readonly jobId: number;
    readonly candidateIds: readonly number[];
  },
): Promise<Map<number, ApplicationRow>> {
  if (candidateIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('applications')
    .select(['id', 'candidateId', 'stageId', 'version'])
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobId)
    .where('candidateId', 'in', [...candidateIds])
    .where('status', '=', 'active')
    .execute();
  return new Map(rows.map((row) => [row.candidateId, row]));
}

export type NewInvitation = {
  readonly companyId: number;
  readonly jobId: number;
  readonly candidateId: number;
  readonly blueprintId: number;
  readonly applicationId: number | null;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly timeZone: string;
  readonly messageSubject: string;
  readonly messageText: string;
  readonly reminderHours: number[];
  readonly accommodations: Accommodations;
  readonly createdByAccountId: number;
  readonly createdAt: Date;
};

/** Gives the schedule of each candidate. */
export async function insertSchedules(
  tx: Tx,
  schedules: readonly NewInvitation[],
): Promise<Map<number, number>> {
  const rows = await tx
    .insertInto('interviewSchedules')
    .values(
      schedules.map((schedule) => ({
        ...schedule,
        accommodations: JSON.stringify(schedule.accommodations),
      })),
    )
    .returning(['companyId', 'id', 'candidateId', 'jobId', 'createdAt'])
    .execute();
  const [first] = rows;
  if (first === undefined) return new Map();
  await publishEvents(
    tx,
    { companyId: first.companyId, now: first.createdAt },
    {
      event: 'interview.invited',
      many: rows.map(({ id, jobId, candidateId }) => ({
        ...{ interviewScheduleID: id, jobID: jobId, candidateID: candidateId },
      })),
    },
  );
  return new Map(rows.map(({ id, candidateId }) => [candidateId, id]));
}
