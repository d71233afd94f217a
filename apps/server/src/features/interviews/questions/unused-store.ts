import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Key = { readonly companyId: number; readonly id: number };

/** Of a question that stands as it was made, that nobody was asked and that no test names. */
export async function deleteUnusedQuestion(tx: Tx, { companyId, id }: Key): Promise<boolean> {
  const { rows } = await sql<{ isLeft: boolean }>`
    with gone as (
      delete from questions q where q.company_id = ${companyId} and q.id = ${id}
         and not exists (select from questions v
                          where v.company_id = q.company_id and v.family_id = q.id and v.id <> q.id)
         and not exists (select from attempt_questions a where a.company_id = q.company_id and a.question_id = q.id)
         and not exists (select from blueprint_questions b where b.company_id = q.company_id and b.family_id = q.id)
      returning q.id)
    select exists (select from questions where company_id = ${companyId} and id = ${id})
       and not exists (select from gone) as is_left`.execute(tx);
  return rows[0]?.isLeft === false;
}

export async function deleteUnusedSkill(tx: Tx, { companyId, id }: Key): Promise<boolean> {
  const { rows } = await sql<{ isLeft: boolean }>`
    with gone as (
      delete from skills k where k.company_id = ${companyId} and k.id = ${id}
         and not exists (select from questions q where q.company_id = k.company_id and q.skill_id = k.id)
         and not exists (select from blueprint_skills b where b.company_id = k.company_id and b.skill_id = k.id)
         and not exists (select from attempt_questions a where a.company_id = k.company_id and a.skill_id = k.id)
      returning k.id)
    select exists (select from skills where company_id = ${companyId} and id = ${id})
       and not exists (select from gone) as is_left`.execute(tx);
  return rows[0]?.isLeft === false;
}
