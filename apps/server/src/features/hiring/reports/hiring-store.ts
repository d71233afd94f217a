import { REPORT_APPLICATIONS } from '@candor/contract/hiring/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { type JobFilter, ofJobs } from './filter-store.ts';
import { type Counted, type Period, type StageKind, stages } from './report-rules.ts';

export type HiringFilter = JobFilter & Pick<Period, 'start' | 'end'>;

/**
 * One pass, in which each row carries what its application said. Parts that were joined with each other again got a plan
 * that compared each with each, for minutes: the planner cannot know how many rows a part has.
 *
 * `cohort`: the newest applications of the period; the cost of a report has an end, whatever the company holds.
 * `moves`: their steps, and one row without a step for whoever has none.
 * `steps`: those that stand, neither an undoing nor what it undid. NOT IN is a hashed look-up whatever is expected.
 */
const steps = ({ companyId, start, end, ...jobs }: HiringFilter): RawBuilder<unknown> => sql`
  cohort as materialized (
    select id, job_id, source, status, applied_at from applications
     where company_id = ${companyId} and applied_at >= ${start} and applied_at < ${end}
       and ${ofJobs(sql`job_id`, { companyId, ...jobs })}
     order by applied_at desc, id desc
     limit ${REPORT_APPLICATIONS}),
  moves as materialized (
    select c.id as application_id, c.job_id, c.source, c.status, c.applied_at,
           m.id, m.kind, m.to_stage, m.to_status, m.moved_at, m.undoes
      from cohort c
      left join application_moves m on m.company_id = ${companyId} and m.application_id = c.id),
  kinds as materialized (
    select jsonb_object_agg(t.job_id || ' ' || t.name, t.kind) as of_stage
      from job_stages t
     where t.company_id = ${companyId} and t.job_id in (select job_id from cohort)),
  steps as materialized (
    select m.application_id, m.source, m.status, m.applied_at, m.to_status, m.moved_at,
           (select of_stage from kinds) ->> (m.job_id || ' ' || m.to_stage) as stage,
           lead(m.moved_at) over (partition by m.application_id order by m.id) as left_at
      from moves m
     where m.id is null or (m.kind <> 'undone'
       and m.id not in (select undoes from moves where undoes is not null)))`;

export type Spread = {
  readonly count: number;
  readonly medianHours: number | null;
  readonly p90Hours: number | null;
};

const spread = (from: RawBuilder<unknown>, until: RawBuilder<unknown>): RawBuilder<unknown> => {
  const hours = sql`extract(epoch from ${until} - ${from}) / 3600.0`;
  return sql`count(*) as count,
    percentile_cont(0.5) within group (order by ${hours}) as "medianHours",
    percentile_cont(0.9) within group (order by ${hours}) as "p90Hours"`;
};

export type Hiring = {
  readonly counted: Counted[];
  /** Stays that have ended; one that lasts says nothing yet of how long stays last. */
  readonly stays: (Spread & { stage: StageKind })[];
  readonly timeToHire: Spread;
};

export async function readHiringFigures(tx: Tx, filter: HiringFilter): Promise<Hiring> {
  const order = sql`${[...stages]}::text[]`;
  const { rows } = await sql<Hiring>`
    with ${steps(filter)},
    people as (
      select source, status, coalesce(max(array_position(${order}, stage)) - 1, 0) as furthest
        from steps group by application_id, source, status),
    counted as (select source, status, furthest, count(*) as count from people group by 1, 2, 3),
    stays as (
      select stage, ${spread(sql`moved_at`, sql`left_at`)}
        from steps
       where stage is not null and left_at is not null and to_status = 'active'
       group by stage),
    hired as (
      select ${spread(sql`applied_at`, sql`moved_at`)}
        from steps where status = 'hired' and to_status = 'hired')
    select coalesce((select jsonb_agg(counted) from counted), '[]') as counted,
           coalesce((select jsonb_agg(stays order by array_position(${order}, stage)) from stays), '[]')
             as stays,
           (select to_jsonb(hired) from hired) as time_to_hire`.execute(tx);
  const [figures] = rows;
  if (figures === undefined) throw new Error('A query of constants gave no row');
  return figures;
}
