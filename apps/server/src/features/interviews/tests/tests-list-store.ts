import type { Watched } from '@candor/contract/interviews/monitor-rules';
import type { LiveCounts, Part } from '@candor/contract/interviews/tests-rules';
import type { Difficulty } from '@candor/contract/interviews/question-rules';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { type Accommodations, watchedBy } from '../scheduling/index.ts';

export const PAGE_SIZE = 50;
/** Counting all of a popular test's interviews would cost more than anybody learns from it. */
const MOST_COUNTED = 1000;

export type BlueprintSort = 'updated' | 'name';

export type BlueprintFilter = {
  readonly companyId: number;
  readonly search?: string | undefined;
  readonly state?: 'active' | 'archived' | undefined;
};

export type BlueprintRow = {
  readonly blueprintId: number;
  readonly version: number;
  readonly name: string;
  readonly minutes: number;
  readonly draw: 'random' | 'fixed';
  readonly passPercent: number | null;
  readonly monitors: Watched;
  readonly recordScreen: boolean;
  readonly systemAudio: 'required' | 'when-available';
  readonly retentionDays: number;
  readonly defaultAccommodations: Accommodations;
  readonly isArchived: boolean;
  readonly updatedAt: Date;
  readonly interviews: number;
  readonly fixedCount: number;
  /** Of a fixed list: questions that have no live version any more. */
  readonly missing: number;
};

const order: Record<BlueprintSort, RawBuilder<unknown>> = {
  updated: sql`b.updated_at desc, b.id desc`,
  name: sql`lower(b.name), b.id`,
};

export async function listBlueprints(
  tx: Tx,
  filter: BlueprintFilter,
  { sort, page }: { readonly sort: BlueprintSort; readonly page: number },
): Promise<{ rows: BlueprintRow[]; total: number }> {
  const { companyId } = filter;
  const { rows } = await sql<BlueprintRow>`
    with page as materialized (
      select b.id, row_number() over (order by ${order[sort]}) as place
        from blueprints b where ${conditions(filter)}
       order by ${order[sort]} limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}
    )
    select b.id as blueprint_id, b.version, b.name, b.minutes, b.draw, b.pass_percent,
           ${watchedBy('b')} as monitors, b.record_screen, b.system_audio,
           b.retention_days, b.default_accommodations, b.archived_at is not null as is_archived,
           b.updated_at, used.interviews, fixed.fixed_count, fixed.missing
      from page
      join blueprints b on b.company_id = ${companyId} and b.id = page.id
      left join lateral (
        select count(*) as interviews from (
          select from blueprints v
            join interview_schedules s on s.company_id = v.company_id and s.blueprint_id = v.id
           where v.company_id = b.company_id and coalesce(v.family_id, v.id) = coalesce(b.family_id, b.id)
           limit ${MOST_COUNTED}) counted) used on true
      left join lateral (
        select count(*) as fixed_count, count(*) filter (where not exists (
                 select from questions q where q.company_id = f.company_id and q.family_id = f.family_id
                    and q.status = 'live')) as missing
          from blueprint_questions f
         where f.company_id = b.company_id and f.blueprint_id = b.id) fixed on true
     order by page.place`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*) as total from blueprints b where ${conditions(filter)}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

function conditions({ companyId, search, state = 'active' }: BlueprintFilter): RawBuilder<unknown> {
  const all = [sql`b.company_id = ${companyId}`, sql`b.is_latest`];
  all.push(state === 'archived' ? sql`b.archived_at is not null` : sql`b.archived_at is null`);
  for (const word of (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)) {
    all.push(sql`position(${word} in lower(b.name)) > 0`);
  }
  return sql.join(all, sql` and `);
}

export type StoredPart = Part & { readonly blueprintId: number; readonly skillName: string };

/** In the order in which the candidate meets them. */
export async function readParts(
  tx: Tx,
  companyId: number,
  blueprintIds: readonly number[],
): Promise<StoredPart[]> {
  if (blueprintIds.length === 0) return [];
  const rows = await tx
    .selectFrom('blueprintSkills as part')
    .innerJoin('skills as skill', (join) =>
      join.onRef('skill.companyId', '=', 'part.companyId').onRef('skill.id', '=', 'part.skillId'),
    )
    .select(['part.blueprintId', 'part.skillId', 'part.questionCount', 'part.difficulty'])
    .select('skill.name as skillName')
    .where('part.companyId', '=', companyId)
    .where('part.blueprintId', 'in', blueprintIds)
    .orderBy('part.blueprintId')
    .orderBy('part.position')
    .execute();
  return rows.map(({ skillId, ...rest }) => ({ ...rest, skillID: skillId }));
}

/** Live questions by skill and difficulty. */
export async function countLive(tx: Tx, companyId: number): Promise<Map<number, LiveCounts>> {
  const { rows } = await sql<{ skillId: number; difficulty: Difficulty; n: number }>`
    select skill_id, difficulty, count(*) as n from questions
     where company_id = ${companyId} and status = 'live'
     group by skill_id, difficulty`.execute(tx);
  const counts = new Map<number, LiveCounts>();
  for (const { skillId, difficulty, n } of rows) {
    const none = { easy: 0, medium: 0, hard: 0 };
    counts.set(skillId, { ...none, ...counts.get(skillId), [difficulty]: n });
  }
  return counts;
}

/** The skills of fixed lists, in the order of their questions. */
export async function readFixedSkills(
  tx: Tx,
  companyId: number,
  blueprintIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (blueprintIds.length === 0) return new Map();
  const { rows } = await sql<{ blueprintId: number; name: string }>`
    select f.blueprint_id, k.name
      from blueprint_questions f
      join questions q on q.company_id = f.company_id and q.family_id = f.family_id and q.is_latest
      join skills k on k.company_id = q.company_id and k.id = q.skill_id
     where f.company_id = ${companyId} and f.blueprint_id = any(${[...blueprintIds]}::bigint[])
     group by f.blueprint_id, k.id, k.name
     order by f.blueprint_id, min(f.position)`.execute(tx);
  const grouped = Map.groupBy(rows, ({ blueprintId }) => blueprintId);
  return new Map([...grouped].map(([id, skills]) => [id, skills.map(({ name }) => name)]));
}
