import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type SkillRow = {
  readonly skillID: number;
  readonly name: string;
  readonly easy: number;
  readonly medium: number;
  readonly hard: number;
};

export async function readSkills(tx: Tx, companyId: number): Promise<SkillRow[]> {
  const { rows } = await sql<SkillRow>`
    select k.id as "skillID", k.name, coalesce(n.easy, 0) as easy, coalesce(n.medium, 0) as medium,
           coalesce(n.hard, 0) as hard
      from skills k
      left join (
        select skill_id, count(*) filter (where difficulty = 'easy') as easy,
               count(*) filter (where difficulty = 'medium') as medium,
               count(*) filter (where difficulty = 'hard') as hard
          from questions where company_id = ${companyId} and status = 'live'
         group by skill_id) n on n.skill_id = k.id
     where k.company_id = ${companyId}
     order by lower(k.name), k.id limit 1000`.execute(tx);
  return rows;
}

/** Ids by name in lower case; skills that are not there yet are made. */
export async function skillsNamed(
  tx: Tx,
  companyId: number,
  names: readonly string[],
): Promise<Map<string, number>> {
  const wanted = new Map(names.map((name) => [name.trim().toLowerCase(), name.trim()]));
  const found = await findSkills(tx, companyId, [...wanted.values()]);
  const missing = [...wanted].filter(([key]) => !found.has(key)).map(([, name]) => name);
  if (missing.length === 0) return found;
  await tx
    .insertInto('skills')
    .values(missing.map((name) => ({ companyId, name })))
    .onConflict((on) => on.columns(['companyId', 'name']).doNothing())
    .execute();
  return findSkills(tx, companyId, [...wanted.values()]);
}

/** By name in lower case. The exact name is asked for too: JavaScript and PostgreSQL lower a few letters differently. */
export async function findSkills(
  tx: Tx,
  companyId: number,
  names: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; id: number }>`
    select name, id from skills
     where company_id = ${companyId}
       and (lower(name) = any(${names.map((name) => name.toLowerCase())}::text[]) or name = any(${[...names]}::text[]))
     order by id desc`.execute(tx);
  return new Map(rows.map(({ name, id }) => [name.toLowerCase(), id]));
}

export type Fingerprint = { readonly fingerprint: string; readonly isKnown: boolean };

/** What duplicates have in common, as the bank's own column has it (0029), and whether the bank has it. */
export async function fingerprintsOf(
  tx: Tx,
  companyId: number,
  questions: readonly { readonly stem: string; readonly code: string | null }[],
): Promise<Fingerprint[]> {
  const { rows } = await sql<Fingerprint>`
    select given.fingerprint, exists (
             select from questions q where q.company_id = ${companyId} and q.is_latest
                and q.status <> 'retired' and q.fingerprint = given.fingerprint) as is_known
      from (select place, md5(lower(btrim(regexp_replace(stem, '\\s+', ' ', 'g'))) || '|' || code) as fingerprint
              from unnest(${questions.map(({ stem }) => stem)}::text[],
                          ${questions.map(({ code }) => code ?? '')}::text[])
                   with ordinality as row (stem, code, place)) given
     order by given.place`.execute(tx);
  return rows;
}

/** The live question that says this, for each; null: none does. */
export async function familiesOf(
  tx: Tx,
  companyId: number,
  questions: readonly { readonly stem: string; readonly code: string | null }[],
): Promise<(number | null)[]> {
  if (questions.length === 0) return [];
  const marks = await fingerprintsOf(tx, companyId, questions);
  const rows = await tx
    .selectFrom('questions')
    .select(['fingerprint', 'familyId'])
    .where('companyId', '=', companyId)
    .where('isLatest', '=', true)
    .where('status', '=', 'live')
    .where(
      'fingerprint',
      'in',
      marks.map(({ fingerprint }) => fingerprint),
    )
    .execute();
  const families = new Map(rows.map(({ fingerprint, familyId }) => [fingerprint, familyId]));
  return marks.map(({ fingerprint }) => families.get(fingerprint) ?? null);
}
