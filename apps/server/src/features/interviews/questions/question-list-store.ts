import type { Difficulty, QuestionStatus } from '@candor/contract/interviews/question-rules';
import { ANSWERS_FOR_FIGURES } from '@candor/contract/interviews/question-rules';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { personName } from './person-store.ts';

export const PAGE_SIZE = 50;
/** What can be paged through; beyond it the total says no more than that there are more. */
export const MOST_LISTED = 10_000;

export type QuestionSort =
  | 'updated'
  | 'oldest'
  | 'skill'
  | 'exposure'
  | 'facility'
  | 'discrimination';

export type QuestionFilter = {
  readonly companyId: number;
  readonly search?: string | undefined;
  readonly skillID?: number | undefined;
  readonly difficulty?: Difficulty | undefined;
  readonly status?: QuestionStatus | undefined;
};

export type QuestionRow = {
  readonly questionID: number;
  readonly revision: number;
  readonly familyID: number;
  readonly stem: string;
  readonly hasCode: boolean;
  readonly hasImage: boolean;
  readonly skillID: number;
  readonly skillName: string;
  readonly difficulty: Difficulty;
  readonly status: QuestionStatus;
  readonly version: number;
  readonly liveVersion: number | null;
  readonly openReports: number;
  readonly authorName: string;
  readonly updatedAt: Date;
  readonly exposure: number | null;
  readonly answered: number | null;
  readonly facility: number | null;
  readonly discrimination: number | null;
};

/** Figures of too few answers are not shown, so they are not sorted by either. */
const ifEnough = (column: string) =>
  sql`(case when f.answered >= ${ANSWERS_FOR_FIGURES} then ${sql.ref(`f.${column}`)} end)`;
const order: Record<QuestionSort, RawBuilder<unknown>> = {
  updated: sql`q.updated_at desc, q.id desc`,
  oldest: sql`q.updated_at, q.id`,
  skill: sql`lower(k.name), q.difficulty, q.id`,
  exposure: sql`coalesce(f.shown, 0) desc, q.id`,
  facility: sql`${ifEnough('facility')} nulls last, q.id`,
  discrimination: sql`${ifEnough('discrimination')} nulls last, q.id`,
};

/** One page of the newest versions. Only ids pass through the sort. */
export async function listQuestions(
  tx: Tx,
  filter: QuestionFilter,
  {
    sort,
    page,
    size,
  }: { readonly sort: QuestionSort; readonly page: number; readonly size: number },
): Promise<QuestionRow[]> {
  const { companyId } = filter;
  const { rows } = await sql<QuestionRow>`
    with page as materialized (
      select q.id, row_number() over (order by ${order[sort]}) as place
        from questions q ${joined(sort)}
       where ${conditions(filter)}
       order by ${order[sort]} limit ${size} offset ${(page - 1) * PAGE_SIZE}
    )
    select q.id as "questionID", q.revision, q.family_id as "familyID", left(q.stem, 200) as stem,
           q.code is not null as has_code, q.image_id is not null as has_image,
           q.skill_id as "skillID", k.name as skill_name, q.difficulty, q.status, q.version,
           (select l.version from questions l where l.company_id = q.company_id
               and l.family_id = q.family_id and l.status = 'live') as live_version,
           (select count(*) from question_reports r
              join questions v on v.company_id = r.company_id and v.id = r.question_id
             where r.company_id = q.company_id and v.family_id = q.family_id
               and r.resolved_at is null) as open_reports,
           ${personName} as author_name, q.updated_at,
           f.shown as exposure, f.answered, f.facility, f.discrimination
      from page
      join questions q on q.company_id = ${companyId} and q.id = page.id
      join skills k on k.company_id = q.company_id and k.id = q.skill_id
      left join accounts a on a.id = q.author_account_id
      left join question_figures f on f.company_id = q.company_id and f.question_id = q.id
     order by page.place`.execute(tx);
  return rows;
}

function joined(sort: QuestionSort): RawBuilder<unknown> {
  if (sort === 'skill') {
    return sql`join skills k on k.company_id = q.company_id and k.id = q.skill_id`;
  }
  return sort === 'updated' || sort === 'oldest'
    ? sql``
    : sql`left join question_figures f on f.company_id = q.company_id and f.question_id = q.id`;
}

/** Up to one more than can be listed. */
export async function countQuestions(tx: Tx, filter: QuestionFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select from questions q where ${conditions(filter)} limit ${MOST_LISTED + 1}) counted`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

function conditions(filter: QuestionFilter): RawBuilder<unknown> {
  const { companyId, search = '', skillID, difficulty, status } = filter;
  const all = [sql`q.company_id = ${companyId}`, sql`q.is_latest`];
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length > 0) {
    const query = words.slice(0, 8).map((word) => `'${word}':*`);
    all.push(sql`q.search @@ to_tsquery('simple', ${query.join(' & ')})`);
  }
  if (skillID !== undefined) all.push(sql`q.skill_id = ${skillID}`);
  if (difficulty !== undefined) all.push(sql`q.difficulty = ${difficulty}`);
  // What is drawn is live, also while its next version is still being written.
  if (status === 'live') {
    all.push(sql`exists (select from questions l where l.company_id = q.company_id
      and l.family_id = q.family_id and l.status = 'live')`);
  } else if (status !== undefined) all.push(sql`q.status = ${status}`);
  return sql.join(all, sql` and `);
}

export type ExportRow = {
  readonly stem: string;
  readonly code: string | null;
  readonly options: readonly string[];
  readonly key: string;
  readonly skillName: string;
  readonly difficulty: Difficulty;
  readonly timeHintSeconds: number | null;
  readonly explanation: string | null;
  readonly status: QuestionStatus;
  readonly version: number;
  readonly exposure: number | null;
  readonly answered: number | null;
  readonly facility: number | null;
  readonly discrimination: number | null;
};

export async function readForExport(tx: Tx, filter: QuestionFilter): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select q.stem, q.code, q.difficulty, q.time_hint_seconds, q.explanation, q.status, q.version,
           k.name as skill_name, o.options, o.key,
           f.shown as exposure, f.answered, f.facility, f.discrimination
      from questions q
      join skills k on k.company_id = q.company_id and k.id = q.skill_id
      left join question_figures f on f.company_id = q.company_id and f.question_id = q.id
      join lateral (
        select array_agg(o.text order by o.label) as options, max(o.label) filter (where o.is_key) as key
          from question_options o where o.company_id = q.company_id and o.question_id = q.id
           and btrim(o.text) <> '') o on true
     where ${conditions(filter)}
     order by lower(k.name), q.id limit ${MOST_LISTED + 1}`.execute(tx);
  return rows;
}
