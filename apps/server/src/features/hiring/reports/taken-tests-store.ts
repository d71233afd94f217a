import { REPORT_APPLICATIONS } from '@candor/contract/hiring/reports';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { ofJobs } from './filter-store.ts';
import type { HiringFilter, Spread } from './hiring-store.ts';

export type TestRow = {
  readonly name: string;
  readonly interviews: number;
  readonly passed: number | null;
  readonly meanPercent: number;
  readonly facility: number | null;
  readonly discrimination: number | null;
};

/** Of the newest interviews that ended in the period; versions of one test are told apart by their name only. */
export async function findTests(tx: Tx, filter: HiringFilter): Promise<TestRow[]> {
  const { companyId, start, end } = filter;
  const { rows } = await sql<TestRow>`
    with ended as materialized (
      select a.id, a.correct_count, a.question_count, s.blueprint_id
        from attempts a
        join interview_schedules s on s.company_id = a.company_id and s.id = a.schedule_id
       where a.company_id = ${companyId} and a.ended_at is not null
         and a.ended_at >= ${start} and a.ended_at < ${end}
         and a.question_count > 0 and ${ofJobs(sql`s.job_id`, filter)}
       order by a.ended_at desc, a.id desc
       limit ${REPORT_APPLICATIONS}),
    of_skill as (
      select bs.blueprint_id, avg(f.facility) as facility, avg(f.discrimination) as discrimination
        from (select distinct blueprint_id from ended) e
        join blueprint_skills bs on bs.company_id = ${companyId} and bs.blueprint_id = e.blueprint_id
        join questions q on q.company_id = ${companyId} and q.skill_id = bs.skill_id and q.status = 'live'
        join question_figures f on f.company_id = ${companyId} and f.question_id = q.id
       group by 1)
    select b.name, count(*) as interviews,
           case when bool_and(b.pass_percent is not null) then
             count(*) filter (where e.correct_count * 100 >= b.pass_percent * e.question_count) end as passed,
           coalesce(avg(100.0 * e.correct_count / e.question_count), 0)::float8 as mean_percent,
           avg(o.facility) as facility, avg(o.discrimination) as discrimination
      from ended e
      join blueprints b on b.company_id = ${companyId} and b.id = e.blueprint_id
      left join of_skill o on o.blueprint_id = b.id
     group by b.name
     order by interviews desc, b.name
     limit 100`.execute(tx);
  return rows;
}

export type QuestionRow = {
  readonly questionID: number;
  readonly text: string;
  readonly skillName: string;
  readonly answered: number;
  readonly facility: number;
  readonly discrimination: number;
};

/** Those that tell strong from weak least; the figures are there once enough people answered. */
export async function findWeakQuestions(tx: Tx, companyId: number): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select q.id as "questionID", left(q.stem, 200) as text, k.name as skill_name,
           f.answered, f.facility, f.discrimination
      from question_figures f
      join questions q on q.company_id = f.company_id and q.id = f.question_id and q.status = 'live'
      join skills k on k.company_id = q.company_id and k.id = q.skill_id
     where f.company_id = ${companyId} and f.facility is not null and f.discrimination is not null
     order by f.discrimination, q.id
     limit 10`.execute(tx);
  return rows;
}

/** As the dashboard reads them. */
const DECISIONS_MOST = 1000;

/** From an interview's end to the first decision about it. */
export async function findTimeToDecision(tx: Tx, filter: HiringFilter): Promise<Spread> {
  const { companyId, start, end } = filter;
  const hours = sql`extract(epoch from decided_at - ended_at) / 3600.0`;
  const { rows } = await sql<Spread>`
    with decided as materialized (
      select d.decided_at, a.ended_at
        from interview_decisions d
        join attempts a on a.company_id = ${companyId} and a.id = d.attempt_id
        join interview_schedules s on s.company_id = ${companyId} and s.id = a.schedule_id
       where d.company_id = ${companyId} and d.version = 1
         and d.decided_at >= ${start} and d.decided_at < ${end} and ${ofJobs(sql`s.job_id`, filter)}
       order by d.decided_at desc limit ${DECISIONS_MOST})
    select count(*) as count,
           percentile_cont(0.5) within group (order by ${hours}) as "medianHours",
           percentile_cont(0.9) within group (order by ${hours}) as "p90Hours"
      from decided`.execute(tx);
  return rows[0] ?? { count: 0, medianHours: null, p90Hours: null };
}

export type VerdictRow = {
  readonly violationType: string;
  readonly verdict: string;
  readonly count: number;
};

/** The newest verdict of each episode, of the newest verdicts of the period. */
export async function countVerdicts(tx: Tx, filter: HiringFilter): Promise<VerdictRow[]> {
  const { companyId, start, end } = filter;
  const { rows } = await sql<VerdictRow>`
    with judged as materialized (
      select v.attempt_id, v.event_key, v.verdict, v.id from proctoring_verdicts v
       where v.company_id = ${companyId} and v.judged_at >= ${start} and v.judged_at < ${end}
       order by v.judged_at desc, v.id desc
       limit ${REPORT_APPLICATIONS}),
    newest as materialized (
      select distinct on (attempt_id, event_key) attempt_id, event_key, verdict
        from judged order by attempt_id, event_key, id desc)
    select e.violation_type, n.verdict, count(*) as count
      from newest n
      join attempts a on a.company_id = ${companyId} and a.id = n.attempt_id
      join interview_schedules s on s.company_id = a.company_id and s.id = a.schedule_id
      join proctoring_sessions p on p.company_id = ${companyId} and p.attempt_id = n.attempt_id
      join proctoring_events e on e.company_id = p.company_id and e.session_id = p.id
       and e.session_started_at = p.started_at and e.event_key = n.event_key
     where ${ofJobs(sql`s.job_id`, filter)}
     group by 1, 2`.execute(tx);
  return rows;
}
