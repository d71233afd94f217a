import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { type Change, type Hearer, KEPT_MS, MOST_MISSED } from './change-rules.ts';

const columns = ['id', 'kind', 'ownerId', 'accountId', 'jobId', 'subjectId'] as const;

export function findChanges(db: Database, ids: readonly number[]): Promise<Change[]> {
  return db.global((tx) =>
    tx.selectFrom('changes').select(columns).where('id', 'in', ids).orderBy('id').execute(),
  );
}

export type Missed = {
  /** The newest change there is; 0: none. */
  readonly newest: number;
  /** null: too many, or it is not known any more. */
  readonly changes: readonly Change[] | null;
};

/** What came after this change that can concern this person. Without one nothing was missed. */
export function findMissed(
  db: Database,
  after: number | undefined,
  hearer: Hearer,
): Promise<Missed> {
  return db.global(async (tx) => {
    const { newest } = await tx
      .selectFrom('changes')
      .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('newest'))
      .executeTakeFirstOrThrow();
    if (after === undefined || newest === 0) return { newest, changes: after ? null : [] };
    // Also after the newest: a lower id may have been committed since.
    return { newest, changes: after > newest ? null : await findAfter(tx, after, hearer) };
  });
}

async function findAfter(tx: Tx, after: number, hearer: Hearer): Promise<Change[] | null> {
  const last = await tx
    .selectFrom('changes')
    .select('oldest')
    .where('id', '=', after)
    .executeTakeFirst();
  if (last === undefined) return null;
  const missed = await tx
    .selectFrom('changes')
    .select(columns)
    // By what was open then, and not by ids: an id is given before its transaction commits. Told twice is read twice.
    .where('transaction', '>=', last.oldest)
    .where((row) =>
      row.or([
        row('accountId', '=', hearer.accountId),
        row('accountId', 'is', null).and(
          row.or([row('ownerId', 'is', null), row('ownerId', '=', hearer.companyId)]),
        ),
      ]),
    )
    .orderBy('id')
    .limit(MOST_MISSED + 1)
    .execute();
  return missed.length > MOST_MISSED ? null : missed;
}

export async function forgetChanges(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await db.global((tx) => tx.deleteFrom('changes').where('at', '<', before).execute());
}
