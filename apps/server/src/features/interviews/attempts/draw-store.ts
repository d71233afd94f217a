import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { DrawKind, Quota } from './draw-rules.ts';

export type Draw = {
  readonly kind: DrawKind;
  readonly shuffleOptions: boolean;
  readonly quotas: readonly (Quota & { readonly skillName: string })[];
};

/** What a test draws from, as its questions are now. */
export async function readDraw(tx: Tx, companyId: number, blueprintId: number): Promise<Draw> {
  const { draw, shuffleQuestions, shuffleOptions } = await tx
    .selectFrom('blueprints')
    .select(['draw', 'shuffleQuestions', 'shuffleOptions'])
    .where('companyId', '=', companyId)
    .where('id', '=', blueprintId)
    .executeTakeFirstOrThrow();
  const isFixed = draw === 'fixed';
  const quotas = await (isFixed ? readFixed : readQuotas)(tx, companyId, blueprintId);
  return { kind: { isFixed, shuffle: shuffleQuestions }, shuffleOptions, quotas };
}

/** The skills of a test in its order, each with the ids of the live questions to draw from. */
async function readQuotas(tx: Tx, companyId: number, blueprintId: number) {
  return await tx
    .selectFrom('blueprintSkills as quota')
    .innerJoin('skills as skill', (join) =>
      join.onRef('skill.companyId', '=', 'quota.companyId').onRef('skill.id', '=', 'quota.skillId'),
    )
    .select(['quota.skillId', 'quota.questionCount', 'quota.difficulty', 'skill.name as skillName'])
    .select(
      sql<number[]>`array(
        select question.id from questions as question
         where question.company_id = quota.company_id and question.skill_id = quota.skill_id
           and question.status = 'live'
           and (quota.difficulty is null or question.difficulty = quota.difficulty)
         order by question.id)`.as('live'),
    )
    .where('quota.companyId', '=', companyId)
    .where('quota.blueprintId', '=', blueprintId)
    .orderBy('quota.position')
    .orderBy('quota.skillId')
    .execute();
}

/** The live version of each family of the list, skill by skill as they first come. */
async function readFixed(tx: Tx, companyId: number, blueprintId: number) {
  const { rows } = await sql<{ skillId: number; skillName: string; live: number[] }>`
    select q.skill_id, k.name as skill_name, array_agg(q.id order by f.position) as live
      from blueprint_questions f
      join questions q on q.company_id = f.company_id and q.family_id = f.family_id and q.status = 'live'
      join skills k on k.company_id = q.company_id and k.id = q.skill_id
     where f.company_id = ${companyId} and f.blueprint_id = ${blueprintId}
     group by q.skill_id, k.name
     order by min(f.position)`.execute(tx);
  return rows.map((row) => ({ ...row, questionCount: row.live.length, difficulty: null }));
}

/** The labels of options that are shown, question by question. */
export async function readShownLabels(
  tx: Tx,
  companyId: number,
  questionIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await tx
    .selectFrom('questionOptions')
    .select(['questionId', 'label'])
    .where('companyId', '=', companyId)
    .where('questionId', 'in', questionIds)
    .where(sql<boolean>`btrim(text) <> ''`)
    .orderBy('label')
    .execute();
  const grouped = Map.groupBy(rows, ({ questionId }) => questionId);
  return new Map([...grouped].map(([id, options]) => [id, options.map(({ label }) => label)]));
}
