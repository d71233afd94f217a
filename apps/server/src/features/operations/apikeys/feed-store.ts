import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { stateOf } from '../../interviews/review/index.ts';

/** In the order of their numbers; each is the first rows of an index after `after`. */
type Page = { readonly companyId: number; readonly after: number; readonly limit: number };

export type JobLine = {
  readonly jobID: number;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly status: 'draft' | 'open' | 'paused' | 'closed';
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly stages: { stageID: number; name: string; kind: StageKind }[];
};
type StageKind = 'applied' | 'screening' | 'bot-interview' | 'interview' | 'offer';

export const readJobs = (tx: Tx, { companyId, after, limit }: Page): Promise<JobLine[]> =>
  rowsOf(
    tx,
    sql<JobLine>`
    select j.id as "jobID", j.title, j.department, coalesce(j.location, '') as location, j.status,
           j.created_at, j.updated_at,
           coalesce((select json_agg(json_build_object('stageID', s.id, 'name', s.name, 'kind', s.kind)
                                     order by s.position)
                       from job_stages s where s.company_id = j.company_id and s.job_id = j.id), '[]') as stages
      from jobs j
     where j.company_id = ${companyId} and j.id > ${after}
     order by j.id limit ${limit}`,
  );

export type ApplicationLine = {
  readonly applicationID: number;
  readonly jobID: number;
  readonly candidateID: number;
  readonly name: string;
  readonly email: string;
  readonly source: 'career-page' | 'added' | 'imported' | 'referral' | 'interview';
  readonly status: 'active' | 'rejected' | 'withdrawn' | 'hired';
  readonly stageID: number;
  readonly stage: string;
  readonly appliedAt: Date;
  readonly stageSince: Date;
};

export const readApplications = (
  tx: Tx,
  { companyId, after, limit, jobId }: Page & { readonly jobId: number | undefined },
): Promise<ApplicationLine[]> =>
  rowsOf(
    tx,
    sql<ApplicationLine>`
    select a.id as "applicationID", a.job_id as "jobID", a.candidate_id as "candidateID",
           c.first_name || ' ' || c.last_name as name, c.email, a.source, a.status,
           a.stage_id as "stageID", s.name as stage, a.applied_at, a.stage_since
      from (select * from applications
             where company_id = ${companyId} and id > ${after}
               ${jobId === undefined ? sql`` : sql`and job_id = ${jobId}`}
             order by id limit ${limit}) a
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      join job_stages s on s.company_id = a.company_id and s.id = a.stage_id
     order by a.id`,
  );

export type InterviewLine = {
  readonly interviewScheduleID: number;
  readonly jobID: number;
  readonly candidateID: number;
  readonly candidateName: string;
  readonly state:
    | 'invited'
    | 'opened'
    | 'in-progress'
    | 'submitted'
    | 'timed-out'
    | 'expired'
    | 'cancelled';
  readonly invitedAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly correctCount: number | null;
  readonly questionCount: number | null;
  readonly decision: 'waiting' | 'advance' | 'reject' | 'hold' | null;
};

export const readInterviews = (
  tx: Tx,
  { companyId, after, limit, now }: Page & { readonly now: Date },
): Promise<InterviewLine[]> =>
  rowsOf(
    tx,
    sql<InterviewLine>`
    select s.id as "interviewScheduleID", s.job_id as "jobID", s.candidate_id as "candidateID",
           c.first_name || ' ' || c.last_name as candidate_name, ${stateOf(now)} as state,
           s.created_at as invited_at, a.started_at, a.ended_at,
           case when a.ended_at is not null then a.correct_count end as correct_count, a.question_count,
           case when a.ended_at is not null then coalesce(a.decision, 'waiting') end as decision
      from (select * from interview_schedules
             where company_id = ${companyId} and kind = 'bot' and id > ${after} order by id limit ${limit}) s
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
      left join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
     order by s.id`,
  );

export async function isJob(
  tx: Tx,
  { companyId, jobId }: { readonly companyId: number; readonly jobId: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('jobs')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', jobId)
    .executeTakeFirst();
  return row !== undefined;
}

async function rowsOf<R>(tx: Tx, query: RawBuilder<R>): Promise<R[]> {
  return (await query.execute(tx)).rows;
}
