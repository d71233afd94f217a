import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { decidedSince, type Step } from './dashboard-rules.ts';
import { inMine, ofMine, type Whose } from './mine-store.ts';

/** How many of each list are shown, and where counting them ends. */
const SHOWN = 8;
const MOST_COUNTED = 100;
const MOST_APPLICATIONS = 10_000;

async function numberOf(tx: Tx, query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  const { rows } = await query.execute(tx);
  return rows[0]?.count ?? 0;
}

export type WaitingRow = {
  readonly interviewScheduleID: number;
  readonly attemptId: number;
  readonly candidateName: string;
  readonly jobTitle: string;
  readonly state: 'submitted' | 'timed-out';
  readonly endedAt: Date;
  readonly correctCount: number | null;
  readonly questionCount: number;
};

export async function findWaiting(tx: Tx, whose: Whose) {
  const { companyId } = whose;
  const { rows } = await sql<WaitingRow>`
    with first as materialized (
      select id, schedule_id, status, ended_at, correct_count, question_count from attempts
       where company_id = ${companyId} and ended_at is not null and decision is null
         and ${ofMine(whose)}
       order by ended_at, id limit ${SHOWN})
    select a.schedule_id as "interviewScheduleID", a.id as attempt_id, a.status as state, a.ended_at,
           a.correct_count, a.question_count,
           c.first_name || ' ' || c.last_name as candidate_name, j.title as job_title
      from first a
      join interview_schedules s on s.company_id = ${companyId} and s.id = a.schedule_id
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
     order by a.ended_at, a.id`.execute(tx);
  const total = await numberOf(
    tx,
    sql`select count(*) as count from (
          select from attempts
           where company_id = ${companyId} and ended_at is not null and decision is null
             and ${ofMine(whose)}
           limit ${MOST_COUNTED}) counted`,
  );
  return { rows, total };
}

export const countUnderWay = (tx: Tx, whose: Whose) =>
  numberOf(
    tx,
    sql`select count(*) as count from (
          select from attempts a
            join interview_schedules s on s.company_id = a.company_id and s.id = a.schedule_id
           where a.company_id = ${whose.companyId} and a.status = 'in-progress' and s.cancelled_at is null
             and ${inMine(sql`s.job_id`, whose)}
           limit ${MOST_APPLICATIONS}) counted`,
  );

export const countEndedSince = (tx: Tx, whose: Whose, since: Date) =>
  numberOf(
    tx,
    sql`select count(*) as count from (
          select from attempts
           where company_id = ${whose.companyId} and ended_at is not null and ended_at >= ${since}
             and ${ofMine(whose)}
           limit ${MOST_APPLICATIONS}) counted`,
  );

export const countOpenJobs = (tx: Tx, whose: Whose) =>
  numberOf(
    tx,
    sql`select count(*) as count from jobs
         where company_id = ${whose.companyId} and status = 'open' and ${inMine(sql`id`, whose)}`,
  );

/** Over the newest first decisions of 90 days; null before there is one. */
export async function hoursToDecision(
  tx: Tx,
  companyId: number,
  now: Date,
): Promise<number | null> {
  const since = decidedSince(now);
  const { rows } = await sql<{ hours: number | null }>`
    select percentile_cont(0.5) within group (
             order by extract(epoch from d.decided_at - a.ended_at) / 3600.0) as hours
      from (select attempt_id, decided_at from interview_decisions
             where company_id = ${companyId} and decided_at >= ${since} and version = 1
             order by decided_at desc limit 1000) d
      join attempts a on a.company_id = ${companyId} and a.id = d.attempt_id`.execute(tx);
  return rows[0]?.hours ?? null;
}

export type StageKind = 'applied' | 'screening' | 'bot-interview' | 'interview' | 'offer';

/**
 * People, by the stages of their active applications; whoever has two of them is one. Only the newest applications are
 * read, so that a million cost what ten thousand cost. `kind` null: all stages.
 */
export async function findFunnel(tx: Tx, whose: Whose) {
  const { companyId } = whose;
  const { rows } = await sql<{ kind: StageKind | null; count: number; read: number }>`
    with newest as materialized (
      select stage_id, candidate_id from applications
       where company_id = ${companyId} and status = 'active' and ${inMine(sql`job_id`, whose)}
       order by applied_at desc, id desc limit ${MOST_APPLICATIONS})
    select t.kind, count(distinct n.candidate_id) as count, count(*) as read
      from newest n
      join job_stages t on t.company_id = ${companyId} and t.id = n.stage_id
     group by grouping sets ((t.kind), ())`.execute(tx);
  const all = rows.find(({ kind }) => kind === null);
  return {
    kinds: rows.flatMap(({ kind, count }) => (kind === null ? [] : [{ kind, count }])),
    people: { count: all?.count ?? 0, isMore: (all?.read ?? 0) >= MOST_APPLICATIONS },
  };
}

/** Sample data is nothing that a company has done. Both are ours: a kind, and a column of the query around it. */
const isSample = (kind: string, id: string) => sql`
  exists (select from sample_parts p where p.company_id = app_company()
             and p.kind = ${kind} and p.object_id = ${sql.ref(id)})`;

/** What a new company has done; every question ends at the first row. */
export async function findDone(tx: Tx, companyId: number): Promise<Record<Step, boolean>> {
  const { rows } = await sql<Record<Step, boolean>>`
    select exists (select from companies where company_id = ${companyId}) as profile,
           exists (select from companies where company_id = ${companyId} and plan is not null) as plan,
           exists (select from invitations where company_id = ${companyId})
             or (select count(*) from (select from memberships where company_id = ${companyId} limit 2) m) > 1
             as colleague,
           exists (select from blueprints b where b.company_id = ${companyId}
                      and not ${isSample('blueprint', 'b.id')}) as test,
           exists (select from jobs j where j.company_id = ${companyId} and j.status <> 'draft'
                      and not ${isSample('job', 'j.id')}) as job,
           exists (select from interview_schedules s where s.company_id = ${companyId}
                      and not ${isSample('candidate', 's.candidate_id')}) as interview`.execute(tx);
  const [done] = rows;
  if (done === undefined) throw new Error('A query of constants gave no row');
  return done;
}

/** Recordings that candidates asked to be gone and that are still there: held back, or in the hands of a worker. */
export async function findAskedDeletions(tx: Tx, companyId: number) {
  const { rows } = await sql<{
    interviewScheduleID: number;
    candidateName: string;
    jobTitle: string;
    replyBy: Date;
    isHeld: boolean;
    kind: 'bot' | 'live';
  }>`
    select q.schedule_id as "interviewScheduleID", q.delete_by as reply_by, c.held_at is not null as is_held, s.kind,
           c.first_name || ' ' || c.last_name as candidate_name, j.title as job_title
      from recording_requests q
      join interview_schedules s on s.company_id = q.company_id and s.id = q.schedule_id
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
     where q.company_id = ${companyId} and q.gone_at is null
     order by q.delete_by, q.schedule_id limit ${MOST_COUNTED}`.execute(tx);
  return { rows: rows.slice(0, SHOWN), total: rows.length };
}
