import { retentionBounds } from '@candor/contract/operations/retention-rules';
import type { Language } from '@candor/contract/people/language-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { type InterviewState, stateOf } from './interview-list-store.ts';

/** More than an honest interview makes; the list stays a page, not a download. */
const MOST_EVENTS = 5000;

export type ReportHead = {
  readonly interviewScheduleID: number;
  readonly candidateName: string;
  readonly candidateEmail: string;
  readonly jobTitle: string;
  readonly state: InterviewState;
  readonly minutes: number;
  readonly passPercent: number | null;
  readonly retentionDays: number;
  readonly evidenceDeletedAt: Date | null;
  readonly invitedAt: Date;
  readonly attemptId: number | null;
  readonly startedAt: Date | null;
  readonly deadlineAt: Date | null;
  readonly endedAt: Date | null;
};

export async function findReportHead(
  tx: Tx,
  {
    companyId,
    scheduleId,
    now,
  }: { readonly companyId: number; readonly scheduleId: number; readonly now: Date },
): Promise<ReportHead | undefined> {
  const { rows } = await sql<ReportHead>`
    select s.id as "interviewScheduleID", c.first_name || ' ' || c.last_name as candidate_name,
           c.email as candidate_email, j.title as job_title, ${stateOf(now)} as state,
           b.minutes, b.pass_percent, s.created_at as invited_at, a.evidence_deleted_at,
           least(coalesce(a.told_recording_days, b.retention_days),
                 coalesce((select r.days from retention_rules r where r.company_id = s.company_id and r.kind = 'recordings'),
                          ${retentionBounds.recordings.usual}::int)) as retention_days,
           a.id as attempt_id, a.started_at, a.deadline_at, a.ended_at
      from interview_schedules s
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
      join blueprints b on b.company_id = s.company_id and b.id = s.blueprint_id
      left join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
     where s.company_id = ${companyId} and s.id = ${scheduleId}`.execute(tx);
  return rows[0];
}

export type AnsweredQuestion = {
  readonly id: number;
  readonly skillId: number;
  readonly skillName: string;
  readonly questionId: number;
  readonly stem: string;
  readonly code: string | null;
  readonly imageAlt: string;
  /** Of its picture. */
  readonly objectKey: string | null;
  readonly explanation: string | null;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  /** null when no answer row exists: the candidate has not seen the question. */
  readonly answeredAt: Date | null;
  readonly choice: number | null;
};

/** In the order in which the candidate met them. */
export async function findQuestions(
  tx: Tx,
  companyId: number,
  attemptId: number,
): Promise<AnsweredQuestion[]> {
  const { rows } = await sql<AnsweredQuestion>`
    select aq.id, aq.skill_id, k.name as skill_name, q.id as question_id, q.stem, q.code, q.image_alt, i.object_key,
           q.explanation, q.difficulty, an.answered_at, an.choice
      from attempt_questions aq
      join questions q on q.company_id = aq.company_id and q.id = aq.question_id
      join skills k on k.company_id = aq.company_id and k.id = aq.skill_id
      left join question_images i on i.company_id = q.company_id and i.id = q.image_id
      left join answers an on an.company_id = aq.company_id and an.attempt_question_id = aq.id
     where aq.company_id = ${companyId} and aq.attempt_id = ${attemptId}
     order by aq.position, aq.id`.execute(tx);
  return rows;
}

export function findOptions(tx: Tx, companyId: number, questionIds: readonly number[]) {
  return tx
    .selectFrom('questionOptions')
    .select(['id', 'questionId', 'label', 'text', 'isKey'])
    .where('companyId', '=', companyId)
    .where('questionId', 'in', [...questionIds])
    .orderBy('label')
    .execute();
}

/** Without those that were sent again and count: nobody is told that they came at a wrong time. */
export function findLateAnswers(tx: Tx, companyId: number, attemptId: number) {
  return tx
    .selectFrom('lateAnswers as l')
    .select(['attemptQuestionId', 'choice', 'reason', 'answeredAt', 'receivedAt'])
    .where('companyId', '=', companyId)
    .where('attemptId', '=', attemptId)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('answers as a')
            .select('a.life')
            .whereRef('a.companyId', '=', 'l.companyId')
            .whereRef('a.attemptQuestionId', '=', 'l.attemptQuestionId')
            .whereRef('a.life', '=', 'l.life')
            .whereRef('a.revision', '=', 'l.revision'),
        ),
      ),
    )
    .orderBy('receivedAt')
    .orderBy('revision')
    .execute();
}

export type EventDetail = Record<string, string | number | boolean>;

/** By the attempt's start as well, so that PostgreSQL opens one month's partition only. */
export function findEvents(
  tx: Tx,
  {
    companyId,
    attemptId,
    attemptStartedAt,
  }: { readonly companyId: number; readonly attemptId: number; readonly attemptStartedAt: Date },
) {
  return tx
    .selectFrom('attemptEvents')
    .select(['eventKey', 'kind', 'life', 'occurredAt'])
    .select((eb) => eb.ref('detail').$castTo<EventDetail>().as('detail'))
    .where('companyId', '=', companyId)
    .where('attemptId', '=', attemptId)
    .where('attemptStartedAt', '=', attemptStartedAt)
    .orderBy('occurredAt')
    .orderBy('eventKey')
    .limit(MOST_EVENTS)
    .execute();
}

export function findDevices(tx: Tx, companyId: number, attemptId: number) {
  return tx
    .selectFrom('attemptLives')
    .select(['life', 'deviceId', 'userAgent', 'startedAt'])
    .where('companyId', '=', companyId)
    .where('attemptId', '=', attemptId)
    .orderBy('life')
    .execute();
}

export type AgreedTerms = {
  readonly type: 'Bot' | 'FacialTracking';
  readonly version: number;
  readonly text: string | null;
  readonly language: Language | null;
  readonly agreedAt: Date;
};

/** What the candidate agreed to before it began, in the words that they read. */
export async function findAgreedTerms(
  tx: Tx,
  companyId: number,
  attemptId: number,
): Promise<AgreedTerms[]> {
  const { rows } = await sql<AgreedTerms>`
    select t.type, t.version, said.text, said.language, said.at as agreed_at
      from attempts a
     cross join lateral (values
            (1, a.terms_id, a.terms_accepted_at, a.terms_text, a.terms_language),
            (2, a.facial_terms_id, a.facial_terms_accepted_at, a.facial_terms_text, a.facial_terms_language))
            said(place, terms_id, at, text, language)
      join terms t on t.id = said.terms_id
     where a.company_id = ${companyId} and a.id = ${attemptId} and said.at is not null
     order by said.place`.execute(tx);
  return rows;
}
