import type { Keywords } from '@candor/contract/hiring/keyword-rules';
import type { getCandidatesByFilter } from '@candor/contract/hiring/candidates';
import type { Output } from '@candor/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { activityOf } from './activity-store.ts';
import type { CandidateSort, Position } from './cursor-rules.ts';
import {
  applicantsOf,
  type CandidateFilter,
  dayConditions,
  treeOf,
} from './search-conditions-store.ts';
import { scoreOf } from './score-store.ts';
import { countWords, holds, idsOf } from './search-sets-store.ts';

export const PAGE_SIZE = 50;
const COUNTED_MOST = 10_000;

type Shown = Output<typeof getCandidatesByFilter>['candidates'][number];
export type CandidateRow = {
  readonly row: Omit<Shown, 'lastActivityAt' | 'maybeSame'>;
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

const byInstant = (column: RawBuilder<unknown>): Order => ({
  by: sql`${column} desc, s.id desc`,
  position: sql`jsonb_build_array(${microsOf(column)}, s.id)`,
  after: ([micros, id]) => sql`(${column}, s.id) < (${instantOf(micros)}, ${id}::bigint)`,
});

const byScore = (): Order => {
  const score = sql`coalesce(${scoreOf('s')}, -1::smallint)`;
  return {
    by: sql`${score} desc, s.id desc`,
    position: sql`jsonb_build_array(${score}, s.id)`,
    after: ([points, id]) => sql`(${score}, s.id) < (${points}::smallint, ${id}::bigint)`,
  };
};

/** Each order walks an index of its own (migrations 0002 and 0028); what is looked up for one caller, none. */
const orders: Readonly<Record<CandidateSort, () => Order>> = {
  score: byScore,
  activity: () => byInstant(activityOf('s')),
  newest: () => byInstant(sql`s.created_at`),
  name: () => ({
    by: sql`s.last_name, s.first_name, s.id`,
    position: sql`jsonb_build_array(s.last_name, s.first_name, s.id)`,
    after: ([last, first, id]) =>
      sql`(s.last_name, s.first_name, s.id) > (${last}, ${first}, ${id}::bigint)`,
  }),
};

/** Whom a search finds: how many, counted no further than anybody reads, and who, while that many can be sorted. */
export type Matches = {
  readonly count: number;
  readonly isMore: boolean;
  readonly ids: readonly number[] | null;
};

/** A part of a query reads only as far as somebody asks of it, but is planned to be read whole. */
export async function findMatches(
  tx: Tx,
  { companyId, filter, tree: keywords }: Asked,
): Promise<Matches> {
  const tree = treeOf(filter, keywords);
  const applicants = applicantsOf(companyId, filter);
  const facts = dayConditions(filter);
  const words =
    tree === null ? null : idsOf(companyId, tree, await countWords(tx, companyId, tree));
  const isOfApplications = words === null && facts.length === 0 && applicants !== null;
  const needsCandidates = facts.length > 0 || (words === null && !isOfApplications);
  const all = [
    ...(needsCandidates ? [sql`s.company_id = ${companyId}`] : []),
    ...facts,
    ...(applicants === null || isOfApplications ? [] : [sql`s.id in (${applicants})`]),
  ];
  const from = needsCandidates
    ? sql`candidates s ${words === null ? sql`` : sql`join words on words.id = s.id`}`
    : isOfApplications
      ? sql`(select distinct candidate_id as id from (${applicants}) applied) s`
      : sql`words s`;
  const { rows } = await sql<{ count: number; ids: number[] | null }>`
    with ${words === null ? sql`` : sql`words as materialized (${words}),`}
    found as materialized (
      select s.id from ${from} where ${sql.join([sql`true`, ...all], sql` and `)}
       limit ${COUNTED_MOST + 1})
    select count(*) as count, case when count(*) <= ${COUNTED_MOST} then array_agg(id) end as ids
      from found`.execute(tx);
  const count = rows[0]?.count ?? 0;
  const isMore = count > COUNTED_MOST;
  return {
    count: Math.min(count, COUNTED_MOST),
    isMore,
    ids: isMore ? null : (rows[0]?.ids ?? []),
  };
}

/**
 * A page of whom `findMatches` found. Some that are known are fetched and sorted; of thousands, and of more than can be
 * known, so many match that walking the order's index soon meets enough: the planner weighs it. One row more than asked
 * for says that there is a next page.
 */
export async function findCandidates(
  tx: Tx,
  asked: Asked,
  {
    matches,
    page,
  }: {
    readonly matches: Matches;
    readonly page: {
      readonly sort: CandidateSort;
      readonly after: Position | null;
      readonly limit: number;
    };
  },
): Promise<CandidateRow[]> {
  const { companyId } = asked;
  const { by, position, after } = orders[page.sort]();
  const further = page.after === null ? sql`true` : after(page.after);
  const from =
    matches.ids === null
      ? sql`candidates s where ${eachOf(asked)}`
      : sql`candidates s where s.company_id = ${companyId} and s.id = any(${matches.ids}::bigint[])`;
  const { rows } = await sql<CandidateRow>`
    with page as materialized (
      select s.id, row_number() over (order by ${by}) as place, ${position} as position
        from ${from} and ${further}
       order by ${by}
       limit ${page.limit}
    )
    ${rowsOf(companyId)} order by page.place`.execute(tx);
  return rows;
}

/** Everything asked, of one candidate after the other. */
function eachOf({ companyId, filter, tree: keywords }: Asked): RawBuilder<unknown> {
  const tree = treeOf(filter, keywords);
  const applicants = applicantsOf(companyId, filter);
  const all = [sql`s.company_id = ${companyId}`, ...dayConditions(filter)];
  if (tree !== null) all.push(holds(companyId, tree));
  if (applicants !== null) all.push(sql`exists (${applicants} and a.candidate_id = s.id offset 0)`);
  return sql.join(all, sql` and `);
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
             'lastScore', ${scoreOf('c')}, 'application', newest.application) as row,
           ${activityOf('c')} as last_activity_at, page.position
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
