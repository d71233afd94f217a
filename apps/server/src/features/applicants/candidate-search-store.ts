import type { Keywords } from '@candor/contract/keyword-rules';
import type { getCandidatesByFilter } from '@candor/contract/applicants';
import type { Output } from '@candor/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { CandidateSort, Position } from './cursor-rules.ts';
import { type CandidateFilter, conditionsOf } from './search-conditions-store.ts';

export const PAGE_SIZE = 50;
const COUNTED_MOST = 10_000;

type Shown = Output<typeof getCandidatesByFilter>['candidates'][number];
export type CandidateRow = {
  readonly row: Omit<Shown, 'lastActivityAt'>;
  readonly lastActivityAt: Date;
  /** Where a page that ends with this row ended. */
  readonly position: Position;
};

type Asked = {
  readonly companyId: number;
  readonly filter: CandidateFilter;
  readonly tree: Keywords | null;
};

const microsOf = (column: RawBuilder<unknown>) =>
  sql`(extract(epoch from ${column}) * 1000000)::bigint`;
const instantOf = (micros: unknown) =>
  sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;

type Order = {
  readonly by: RawBuilder<unknown>;
  readonly position: RawBuilder<unknown>;
  readonly after: (values: Position) => RawBuilder<unknown>;
};

const score = sql`coalesce(c.last_score, -1::smallint)`;
const byInstant = (column: RawBuilder<unknown>): Order => ({
  by: sql`${column} desc, c.id desc`,
  position: sql`jsonb_build_array(${microsOf(column)}, c.id)`,
  after: ([micros, id]) => sql`(${column}, c.id) < (${instantOf(micros)}, ${id}::bigint)`,
});

/** Each order walks an index of its own (migrations 0002 and 0028). */
const orders: Readonly<Record<CandidateSort, Order>> = {
  activity: byInstant(sql`c.last_activity_at`),
  newest: byInstant(sql`c.created_at`),
  name: {
    by: sql`c.last_name, c.first_name, c.id`,
    position: sql`jsonb_build_array(c.last_name, c.first_name, c.id)`,
    after: ([last, first, id]) =>
      sql`(c.last_name, c.first_name, c.id) > (${last}, ${first}, ${id}::bigint)`,
  },
  score: {
    by: sql`${score} desc, c.id desc`,
    position: sql`jsonb_build_array(${score}, c.id)`,
    after: ([points, id]) => sql`(${score}, c.id) < (${points}::smallint, ${id}::bigint)`,
  },
};

/** One row more than asked for says that there is a next page. */
export async function findCandidates(
  tx: Tx,
  { companyId, filter, tree }: Asked,
  page: { readonly sort: CandidateSort; readonly after: Position | null; readonly limit: number },
): Promise<CandidateRow[]> {
  const { by, position, after } = orders[page.sort];
  const further = page.after === null ? sql`true` : after(page.after);
  const { rows } = await sql<CandidateRow>`
    with page as materialized (
      select c.id, row_number() over (order by ${by}) as place, ${position} as position
        from candidates c
       where ${conditionsOf(companyId, filter, tree)} and ${further}
       order by ${by}
       limit ${page.limit}
    )
    ${rowsOf(companyId)} order by page.place`.execute(tx);
  return rows;
}

export async function findChosen(
  tx: Tx,
  companyId: number,
  candidateIDs: readonly number[],
): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    with page as materialized (
      select c.id, '[]'::jsonb as position from candidates c
       where c.company_id = ${companyId} and c.id = any(${candidateIDs})
    )
    ${rowsOf(companyId)} order by c.last_name, c.first_name, c.id`.execute(tx);
  return rows;
}

/** What is shown of each candidate on `page`, with the newest application. */
const rowsOf = (companyId: number) => sql`
    select jsonb_build_object('candidateID', c.id, 'email', c.email, 'headline', c.headline, 'skills', c.skills,
             'name', coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email),
             'tags', c.tags, 'city', c.city, 'country', c.country, 'experienceYears', c.experience_years,
             'lastScore', c.last_score, 'application', newest.application) as row,
           c.last_activity_at, page.position
      from page
      join candidates c on c.company_id = ${companyId} and c.id = page.id
      left join lateral (
        select jsonb_build_object('applicationID', a.id, 'jobID', a.job_id, 'jobTitle', j.title, 'status', a.status,
                 'stageName', st.name, 'stageKind', st.kind) as application
          from applications a
          join jobs j on j.company_id = a.company_id and j.id = a.job_id
          join job_stages st on st.company_id = a.company_id and st.id = a.stage_id
         where a.company_id = c.company_id and a.candidate_id = c.id
         order by a.id desc limit 1) newest on true`;

/** Counted no further than anybody reads. */
export async function countCandidates(
  tx: Tx,
  { companyId, filter, tree }: Asked,
): Promise<{ count: number; isMore: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from candidates c where ${conditionsOf(companyId, filter, tree)}
       limit ${COUNTED_MOST + 1}) as found`.execute(tx);
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, COUNTED_MOST), isMore: count > COUNTED_MOST };
}
