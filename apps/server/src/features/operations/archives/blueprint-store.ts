import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { TestRow } from './archive-rows.ts';
import type { Page } from './company-store.ts';

/**
 * The newest version of each test that is in use. What it asks that is no longer live is left out by whoever brings it.
 */
export async function listTests(tx: Tx, { companyId, after, most }: Page): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from blueprints b
     where b.company_id = ${companyId} and b.is_latest and b.archived_at is null and b.id > ${after}
       and not exists (select from sample_parts s where s.company_id = b.company_id and s.kind = 'blueprint'
                          and s.object_id in (b.id, b.family_id))
     order by b.id limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function readAsked(tx: Tx, companyId: number, blueprintId: number) {
  const { rows: parts } = await sql<TestRow['parts'][number]>`
    select k.name as skill, p.question_count, p.difficulty
      from blueprint_skills p join skills k on k.company_id = p.company_id and k.id = p.skill_id
     where p.company_id = ${companyId} and p.blueprint_id = ${blueprintId} order by p.position`.execute(
    tx,
  );
  const { rows: questions } = await sql<TestRow['questions'][number]>`
    select q.stem, q.code from blueprint_questions f
      join questions q on q.company_id = f.company_id and q.family_id = f.family_id and q.is_latest
     where f.company_id = ${companyId} and f.blueprint_id = ${blueprintId} order by f.position`.execute(
    tx,
  );
  return { parts, questions };
}

/** In small letters. */
export async function findTestNames(tx: Tx, companyId: number): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select lower(trim(name)) as name from blueprints
     where company_id = ${companyId} and is_latest and archived_at is null`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}
