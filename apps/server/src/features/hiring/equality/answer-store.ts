import type { EqualityKind } from '@candor/contract/hiring/equality-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type GivenAnswer = { readonly kind: EqualityKind; readonly answer: string };

type Volunteered = {
  readonly companyId: number;
  readonly applicationId: number;
  readonly answers: readonly GivenAnswer[];
  readonly consent: { readonly version: number; readonly text: string };
};

/**
 * Answers take the place of those before; none take them back. The caller has locked the application. What is written
 * here can be deleted and added up, and read by nobody: see migration 0038.
 */
export async function replaceAnswers(tx: Tx, given: Volunteered): Promise<void> {
  const { companyId, applicationId, answers, consent } = given;
  const key = { companyId, applicationId };
  await tx
    .deleteFrom('equalityConsents')
    .where('companyId', '=', companyId)
    .where('applicationId', '=', applicationId)
    .execute();
  if (answers.length === 0) return;
  await tx
    .insertInto('equalityConsents')
    .values({ ...key, ...consent })
    .execute();
  const rows = answers.map(({ kind, answer }) => ({ ...key, question: kind, answer }));
  await tx.insertInto('equalityAnswers').values(rows).execute();
}

/** How many people were added; their single answers are gone then. */
export async function addUp(
  tx: Tx,
  given: { readonly decidedBefore: Date; readonly today: string; readonly atLeast: number },
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select add_up_equality(${given.decidedBefore}, ${given.today}::date, ${given.atLeast}) as people`.execute(
    tx,
  );
  return rows[0]?.people ?? 0;
}
