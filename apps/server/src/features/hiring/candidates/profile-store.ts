import type { ApplicationSource, ApplicationStatus } from '@candor/contract/hiring/pipeline-rules';
import type { stageKinds } from '@candor/contract/hiring/stage-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { activityOf } from './activity-store.ts';
import { scoreOf } from './score-store.ts';
import { type InterviewState, stateOf } from '../../interviews/review/index.ts';

type Who = { readonly companyId: number; readonly candidateID: number };

export async function findCandidate(tx: Tx, { companyId, candidateID }: Who) {
  return tx
    .selectFrom('candidates')
    .select([
      'id',
      ...(['firstName', 'lastName', 'headline', 'phone', 'city', 'country', 'skills'] as const),
      ...(['experienceYears', 'links', 'email', 'tags', 'createdAt', 'updatedAt'] as const),
      'sourceDetail',
      activityOf('candidates').as('lastActivityAt'),
      scoreOf('candidates').as('lastScore'),
      sql<string | null>`available_from::text`.as('availableFrom'),
      sql<ApplicationSource>`source`.as('source'),
    ])
    .where('companyId', '=', companyId)
    .where('id', '=', candidateID)
    .executeTakeFirst();
}

export async function lockCandidate(tx: Tx, { companyId, candidateID }: Who): Promise<void> {
  await tx
    .selectFrom('candidates')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', candidateID)
    .forUpdate()
    .executeTakeFirst();
}

export type ApplicationRow = {
  readonly applicationID: number;
  readonly jobID: number;
  readonly jobTitle: string;
  readonly stageName: string;
  readonly stageKind: (typeof stageKinds)[number];
  readonly status: ApplicationStatus;
  readonly source: ApplicationSource;
  readonly appliedAt: Date;
  readonly stageSince: Date;
  readonly replyBy: Date | null;
  readonly coverLetter: string;
  readonly answers: readonly { label: string; answer: unknown; isKnockOut: boolean }[];
};

/** Newest first; nobody applies for more jobs of one company than these. */
export async function listApplications(
  tx: Tx,
  { companyId, candidateID }: Who,
): Promise<ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    select a.id as "applicationID", a.job_id as "jobID", j.title as job_title, st.name as stage_name,
           st.kind as stage_kind, a.status, a.source, a.applied_at, a.stage_since, a.reply_by, a.cover_letter,
           coalesce((select jsonb_agg(jsonb_build_object('label', q.label, 'answer', q.answer,
                              'isKnockOut', q.is_knock_out) order by q.position)
              from application_answers q
             where q.company_id = a.company_id and q.application_id = a.id), '[]') as answers
      from applications a
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      join job_stages st on st.company_id = a.company_id and st.id = a.stage_id
     where a.company_id = ${companyId} and a.candidate_id = ${candidateID}
     order by a.id desc limit 100`.execute(tx);
  return rows;
}

export type InterviewRow = {
  readonly interviewScheduleID: number;
  readonly attemptId: number | null;
  readonly jobTitle: string;
  readonly state: InterviewState;
  readonly invitedAt: Date;
  readonly endedAt: Date | null;
  readonly score: number | null;
};

export async function listInterviews(
  tx: Tx,
  { companyId, candidateID }: Who,
  now: Date,
): Promise<InterviewRow[]> {
  const { rows } = await sql<InterviewRow>`
    select s.id as "interviewScheduleID", a.id as attempt_id, j.title as job_title, ${stateOf(now)} as state,
           s.created_at as invited_at, a.ended_at,
           case when a.ended_at is not null and a.question_count > 0
                then round(100.0 * a.correct_count / a.question_count)::int end as score
      from interview_schedules s
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
      left join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
     where s.company_id = ${companyId} and s.candidate_id = ${candidateID} and s.kind = 'bot'
     order by s.created_at desc, s.id desc limit 100`.execute(tx);
  return rows;
}

export function listConsents(tx: Tx, { companyId, candidateID }: Who) {
  return tx
    .selectFrom('candidateConsents')
    .select([
      'id',
      sql<'application' | 'talent-pool'>`purpose`.as('purpose'),
      ...(['version', 'text', 'givenAt', 'withdrawnAt'] as const),
    ])
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateID)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}
