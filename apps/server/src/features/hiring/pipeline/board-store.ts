import {
  type ApplicationStatus,
  CARDS_AT_ONCE,
  COUNTED_MOST,
} from '@candor/contract/hiring/pipeline-rules';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { planEachQuery } from '../../../platform/database/plan-each.ts';
import {
  type Card,
  type CardRow,
  cardColumns,
  cardTables,
  type Filter,
  joinCandidate,
  narrowing,
  shownCard,
  whereAll,
} from './card-store.ts';

export const PAGE_SIZE = 50;

type Of = { readonly companyId: number; readonly jobID: number };
export type BoardFilter = Filter & { readonly status?: ApplicationStatus | undefined };

export async function hasJob(tx: Tx, { companyId, jobID }: Of): Promise<boolean> {
  const row = await tx
    .selectFrom('jobs')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', jobID)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findJobStages(tx: Tx, { companyId, jobID }: Of) {
  const rows = await tx
    .selectFrom('jobStages')
    .select(['id as stageId', 'name', 'kind', 'replyWithinDays'])
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobID)
    .orderBy('position')
    .execute();
  return rows.map(({ stageId, ...stage }) => ({ ...stage, stageID: stageId }));
}

export type Column = {
  readonly count: number;
  readonly cards: readonly Card[];
  readonly next: string | null;
};

const onBoard = ({ companyId, jobID }: Of, filter: BoardFilter): RawBuilder<unknown>[] => [
  sql`a.company_id = ${companyId} and a.job_id = ${jobID} and a.status = ${filter.status ?? 'active'}`,
  ...narrowing(companyId, filter),
];

/**
 * A search reads the job's cards once, and its finds besides. Stage by stage the planner takes each stage for a handful
 * of cards, and looks every one up among the finds.
 */
const isSearched = ({ search = '' }: BoardFilter): boolean => search.trim() !== '';

type Wanted = {
  readonly stageIDs: readonly number[];
  readonly filter: BoardFilter;
  readonly after?: string | undefined;
};

/** Ids of each stage's first cards; without a search in the order of the index that serves them. */
function firstOfStages(of: Of, { stageIDs, filter, after }: Wanted): RawBuilder<unknown> {
  const conditions = [...onBoard(of, filter), ...beyond(after)];
  const most = CARDS_AT_ONCE + 1;
  if (isSearched(filter)) {
    return sql`
      select id from (
        select a.id, row_number() over (partition by a.stage_id order by a.stage_since, a.id) as place
          from applications a ${joinCandidate(filter)}
         where ${whereAll(conditions)} and a.stage_id = any(${stageIDs}::bigint[])) placed
       where place <= ${most}`;
  }
  return sql`
    select first.id from unnest(${stageIDs}::bigint[]) as stage(id)
     cross join lateral (
       select a.id from applications a ${joinCandidate(filter)}
        where ${whereAll(conditions)} and a.stage_id = stage.id
        order by a.stage_since, a.id limit ${most}) first`;
}

/** Each stage's first cards; those that wait longest first. */
export async function findColumns(
  tx: Tx,
  of: Of,
  given: Wanted & { readonly now: Date },
): Promise<ReadonlyMap<number, Omit<Column, 'count'>>> {
  const { stageIDs, now } = given;
  await planEachQuery(tx);
  const { rows } = await sql<CardRow>`
    with page as materialized (${firstOfStages(of, given)})
    select ${cardColumns} from page ${cardTables(of.companyId)}
     order by a.stage_since, a.id`.execute(tx);
  const byStage = Map.groupBy(rows, (row) => row.stageID);
  return new Map(stageIDs.map((stageID) => [stageID, columnOf(byStage.get(stageID) ?? [], now)]));
}

function columnOf(rows: readonly CardRow[], now: Date): Omit<Column, 'count'> {
  const shown = rows.slice(0, CARDS_AT_ONCE);
  const last = shown.at(-1);
  const next =
    rows.length > shown.length && last !== undefined
      ? `${last.sinceMicros}.${last.applicationID}`
      : null;
  return { cards: shown.map((row) => shownCard(row, now)), next };
}

function beyond(after: string | undefined): RawBuilder<unknown>[] {
  if (after === undefined) return [];
  const [micros = '0', id = '0'] = after.split('.');
  return [
    sql`(a.stage_since, a.id) > (timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond', ${id}::bigint)`,
  ];
}

/** Never tells more than anybody reads; without a search it counts no further either. */
export async function countStages(
  tx: Tx,
  of: Of,
  { stageIDs, filter }: Pick<Wanted, 'stageIDs' | 'filter'>,
): Promise<ReadonlyMap<number, number>> {
  const from = sql`from applications a ${joinCandidate(filter)} where ${whereAll(onBoard(of, filter))}`;
  const most = COUNTED_MOST + 1;
  const { rows } = await sql<{ id: number; count: number }>`
    select stage.id, coalesce(counted.count, 0) as count
      from unnest(${stageIDs}::bigint[]) as stage(id) ${
        isSearched(filter)
          ? sql`left join (
              select a.stage_id, least(count(*), ${most}) as count ${from} group by 1) counted
              on counted.stage_id = stage.id`
          : sql`cross join lateral (
              select count(*) as count from (
                select ${from} and a.stage_id = stage.id limit ${most}) seen) counted`
      }`.execute(tx);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Of the whole job by status, whatever the filters. */
export async function countStatuses(tx: Tx, { companyId, jobID }: Of) {
  const { rows } = await sql<{ status: ApplicationStatus; count: number }>`
    select wanted.status, counted.count
      from unnest(array['active', 'rejected', 'withdrawn', 'hired']) as wanted(status)
     cross join lateral (
       select count(*) as count from (
         select from applications a
          where a.company_id = ${companyId} and a.job_id = ${jobID} and a.status = wanted.status
          limit ${COUNTED_MOST + 1}) seen) counted`.execute(tx);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  const of = (status: ApplicationStatus) => counts.get(status) ?? 0;
  return {
    active: of('active'),
    rejected: of('rejected'),
    withdrawn: of('withdrawn'),
    hired: of('hired'),
  };
}

/** Enough to choose from: of the newest applications, however many there are. */
const TAGGED_MOST = 1000;

export async function findTags(tx: Tx, { companyId, jobID }: Of): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag
      from (select a.candidate_id from applications a
             where a.company_id = ${companyId} and a.job_id = ${jobID}
             order by a.applied_at desc, a.id desc limit ${TAGGED_MOST}) newest
      join candidates c on c.company_id = ${companyId} and c.id = newest.candidate_id
     cross join unnest(c.tags) as tag
     order by tag limit 50`.execute(tx);
  return rows.map(({ tag }) => tag);
}

export type ApplicantSort = 'newest' | 'oldest' | 'waiting' | 'reply' | 'name';

const order: Record<ApplicantSort, RawBuilder<unknown>> = {
  newest: sql`a.applied_at desc, a.id desc`,
  oldest: sql`a.applied_at, a.id`,
  waiting: sql`a.stage_since, a.id`,
  reply: sql`a.reply_by nulls last, a.id`,
  name: sql`c.last_name, c.first_name, a.id`,
};

/** One page of the table; only ids pass through the sort. */
export async function listApplicants(
  tx: Tx,
  { companyId, jobID }: Of,
  given: {
    readonly filter: BoardFilter & { readonly stageID?: number | undefined };
    readonly sort: ApplicantSort;
    readonly page: number;
    readonly now: Date;
  },
): Promise<{ applications: Card[]; total: number }> {
  const { filter, sort, page, now } = given;
  const { status, stageID } = filter;
  await planEachQuery(tx);
  const all = [
    sql`a.company_id = ${companyId} and a.job_id = ${jobID}`,
    ...narrowing(companyId, filter),
  ];
  if (status !== undefined) all.push(sql`a.status = ${status}`);
  if (stageID !== undefined) all.push(sql`a.stage_id = ${stageID}`);
  const sorted = sort === 'name' ? joinCandidate({ tag: 'any' }) : joinCandidate(filter);
  const { rows } = await sql<CardRow>`
    with page as materialized (
      select a.id, row_number() over (order by ${order[sort]}) as place
        from applications a ${sorted} where ${whereAll(all)}
       order by ${order[sort]} limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}
    )
    select ${cardColumns} from page ${cardTables(companyId)} order by page.place`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*) as total from (
      select from applications a ${joinCandidate(filter)}
       where ${whereAll(all)} limit ${COUNTED_MOST + 1}) seen`.execute(tx);
  return {
    applications: rows.map((row) => shownCard(row, now)),
    total: counted.rows[0]?.total ?? 0,
  };
}
