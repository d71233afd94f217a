import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { ItemSums } from './item-rules.ts';

export type MeasuredSums = ItemSums & { readonly questionId: number; readonly shown: number };

/** Interviews that are over, and how many there were when the company was last measured. */
export async function readProgress(
  tx: Tx,
  companyId: number,
): Promise<{ over: number; measured: number }> {
  const { rows } = await sql<{ over: number; measured: number }>`
    select (select count(*) from attempts where company_id = ${companyId} and status <> 'in-progress') as over,
           coalesce((select attempts from question_measurements where company_id = ${companyId}), 0) as measured`.execute(
    tx,
  );
  return rows[0] ?? { over: 0, measured: 0 };
}

/** When the figures of a company were counted last. */
export async function findCountedAt(tx: Tx, companyId: number): Promise<Date | null> {
  const row = await tx
    .selectFrom('questionMeasurements')
    .select('measuredAt')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return row?.measuredAt ?? null;
}

/** What item-rules.ts needs of each version that was drawn into an interview that is over. */
export async function sumAnswers(tx: Tx, companyId: number): Promise<MeasuredSums[]> {
  const { rows } = await sql<MeasuredSums>`
    with drawn as (
      select asked.attempt_id, asked.question_id, kept.attempt_question_id is not null as is_seen,
             case when chosen.is_key then 1 else 0 end as is_right
        from attempts attempt
        join attempt_questions asked
          on asked.company_id = attempt.company_id and asked.attempt_id = attempt.id
        left join answers kept
          on kept.company_id = asked.company_id and kept.attempt_question_id = asked.id
        left join question_options chosen
          on chosen.company_id = kept.company_id and chosen.id = kept.choice
       where attempt.company_id = ${companyId} and attempt.status <> 'in-progress'),
    scored as (
      select question_id, is_seen, is_right,
             count(*) filter (where is_seen) over own as seen,
             sum(is_right) over own as correct
        from drawn window own as (partition by attempt_id)),
    rested as (
      select question_id, is_seen, is_right,
             case when is_seen and seen > 1 then (correct - is_right)::float8 / (seen - 1) end as rest
        from scored)
    select question_id, count(*) as shown, count(*) filter (where is_seen) as answered,
           coalesce(sum(is_right) filter (where is_seen), 0) as correct, count(rest) as paired,
           coalesce(sum(is_right) filter (where rest is not null), 0) as paired_correct,
           coalesce(sum(rest), 0) as rest_sum, coalesce(sum(rest * rest), 0) as rest_squares,
           coalesce(sum(rest) filter (where is_right = 1), 0) as rest_sum_of_correct
      from rested group by question_id`.execute(tx);
  return rows;
}

export type StoredFigures = {
  readonly questionId: number;
  readonly shown: number;
  readonly answered: number;
  readonly correct: number;
  readonly facility: number | null;
  readonly discrimination: number | null;
};

export async function storeFigures(
  tx: Tx,
  companyId: number,
  { figures, attempts, now }: { figures: readonly StoredFigures[]; attempts: number; now: Date },
): Promise<void> {
  await tx.deleteFrom('questionFigures').where('companyId', '=', companyId).execute();
  for (let from = 0; from < figures.length; from += 1000) {
    const rows = figures
      .slice(from, from + 1000)
      .map((figure) => ({ ...figure, companyId, measuredAt: now }));
    await tx.insertInto('questionFigures').values(rows).execute();
  }
  await tx
    .insertInto('questionMeasurements')
    .values({ companyId, attempts, measuredAt: now })
    .onConflict((on) => on.column('companyId').doUpdateSet({ attempts, measuredAt: now }))
    .execute();
}

/** Two workers must not measure one company at once. */
export async function lockMeasurement(tx: Tx, companyId: number, now: Date): Promise<void> {
  await tx
    .insertInto('questionMeasurements')
    .values({ companyId, attempts: 0, measuredAt: now })
    .onConflict((on) => on.column('companyId').doNothing())
    .execute();
  await tx
    .selectFrom('questionMeasurements')
    .select('companyId')
    .where('companyId', '=', companyId)
    .forUpdate()
    .execute();
}
