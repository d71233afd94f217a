import { REPORT_APPLICATIONS } from '@candor/contract/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { type JobFilter, ofJobs } from './filter-store.ts';
import { type Counted, type Period, type StageKind, stages } from './report-rules.ts';

export type HiringFilter = JobFilter & Pick<Period, 'start' | 'end'>;

/** The newest applications of the period: the cost of a report has an end, whatever the company holds. */
const cohort = (filter: HiringFilter): RawBuilder<unknown> => sql`
  cohort as materialized (
    select id, job_id, source, status, applied_at from applications
     where company_id = ${filter.companyId} and applied_at >= ${filter.start}
       and applied_at < ${filter.end} and ${ofJobs(sql`job_id`, filter)}
     order by applied_at desc, id desc
     limit ${REPORT_APPLICATIONS})`;

/** Steps that stand: neither an undoing nor what it undid. */
const steps = (companyId: number): RawBuilder<unknown> => sql`
  steps as materialized (
    select m.application_id, m.id, m.to_stage, m.to_status, m.moved_at,
           lead(m.moved_at) over (partition by m.application_id order by m.id) as left_at
      from cohort c
      join application_moves m on m.company_id = ${companyId} and m.application_id = c.id
     where m.kind <> 'undone' and not exists (
       select from application_moves u
        where u.company_id = m.company_id and u.application_id = m.application_id
          and u.undoes = m.id))`;

const place = sql`array_position(${[...stages]}::text[], t.kind) - 1`;

export async function countApplications(tx: Tx, filter: HiringFilter): Promise<Counted[]> {
  const { companyId } = filter;
  const { rows } = await sql<Counted>`
    with ${cohort(filter)}, ${steps(companyId)},
    reached as (
      select s.application_id, max(${place}) as furthest
        from steps s
        join cohort c on c.id = s.application_id
        join job_stages t on t.company_id = ${companyId} and t.job_id = c.job_id and t.name = s.to_stage
       group by 1)
    select c.source, c.status, coalesce(r.furthest, 0) as furthest, count(*) as count
      from cohort c
      left join reached r on r.application_id = c.id
     group by 1, 2, 3`.execute(tx);
  return rows;
}

export type Spread = {
  readonly count: number;
  readonly medianHours: number | null;
  readonly p90Hours: number | null;
};

const spread = (from: RawBuilder<unknown>, until: RawBuilder<unknown>): RawBuilder<unknown> => {
  const hours = sql`extract(epoch from ${until} - ${from}) / 3600.0`;
  return sql`count(*) as count,
    percentile_cont(0.5) within group (order by ${hours}) as median_hours,
    percentile_cont(0.9) within group (order by ${hours}) as p90_hours`;
};

/** Stays that have ended; one that lasts says nothing yet of how long stays last. */
export async function findStays(
  tx: Tx,
  filter: HiringFilter,
): Promise<(Spread & { stage: StageKind })[]> {
  const { companyId } = filter;
  const { rows } = await sql<Spread & { stage: StageKind }>`
    with ${cohort(filter)}, ${steps(companyId)}
    select t.kind as stage, ${spread(sql`s.moved_at`, sql`s.left_at`)}
      from steps s
      join cohort c on c.id = s.application_id
      join job_stages t on t.company_id = ${companyId} and t.job_id = c.job_id and t.name = s.to_stage
     where s.left_at is not null and s.to_status = 'active'
     group by t.kind
     order by array_position(${[...stages]}::text[], t.kind)`.execute(tx);
  return rows;
}

export async function findTimeToHire(tx: Tx, filter: HiringFilter): Promise<Spread> {
  const { rows } = await sql<Spread>`
    with ${cohort(filter)}, ${steps(filter.companyId)}
    select ${spread(sql`c.applied_at`, sql`s.moved_at`)}
      from steps s
      join cohort c on c.id = s.application_id and c.status = 'hired'
     where s.to_status = 'hired'`.execute(tx);
  return rows[0] ?? { count: 0, medianHours: null, p90Hours: null };
}
