import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import type { Due } from './define-due.ts';
import { pauseAfter } from './due-rules.ts';

type Adding = {
  readonly id: number;
  readonly companyId?: number;
  /** At once, unless said. */
  readonly at?: Date;
};

/** In the transaction that writes the subjects: rolled back means never due. */
export async function addDue(tx: Tx, kind: string, dues: readonly Adding[]): Promise<void> {
  if (dues.length === 0) return;
  await tx
    .insertInto('dueWork')
    .values(
      dues.map(({ id: subjectId, companyId: ownerId = 0, at: dueAt }) => ({
        ...{ kind, subjectId, ownerId },
        ...(dueAt && { dueAt }),
      })),
    )
    .execute();
}

/** Something that is planned, to another time; what is being done at this moment is not waited for. */
export async function moveDue(
  tx: Tx,
  kind: string,
  { id, at }: { readonly id: number; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('dueWork')
    .set({ dueAt: at })
    .where('kind', '=', kind)
    .where('subjectId', '=', id)
    .execute();
}

/** Those of these kinds of which something is due: one look into the index for each. */
export async function listDueKinds(
  db: Database,
  kinds: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await db.global((tx) =>
    sql<{ kind: string }>`
      select kind from unnest(${[...kinds]}::text[]) as kind
       where exists (select from due_work d where d.kind = kind.kind and d.due_at <= ${now})`.execute(
      tx,
    ),
  );
  return rows.map(({ kind }) => kind);
}

export type Claim = Due & { readonly kind: string; readonly tries: number };

/** Takes what has been due for longest, and moves its time on. What another does at this moment is locked. */
export function claimDue(
  db: Database,
  kind: string,
  { now, chance }: { readonly now: Date; readonly chance: number },
): Promise<Claim | undefined> {
  return db.global(async (tx) => {
    const next = await tx
      .selectFrom('dueWork')
      .select(['kind', 'subjectId as id', 'ownerId as companyId', 'tries'])
      .where('kind', '=', kind)
      .where('dueAt', '<=', now)
      .orderBy('dueAt')
      .orderBy('subjectId')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (next === undefined) return undefined;
    const tries = next.tries + 1;
    await tx
      .updateTable('dueWork')
      .set({ tries, dueAt: new Date(now.getTime() + pauseAfter(tries, chance)) })
      .where('kind', '=', kind)
      .where('subjectId', '=', next.id)
      .execute();
    return { ...next, tries };
  });
}

/**
 * Until the transaction ends nobody else claims it; false when it is over, or somebody has claimed it since. It waits: a
 * claim that another just lost locks the row for a moment, and to pass by would put the work off by a pause.
 */
export async function lockClaim(tx: Tx, { kind, id, tries }: Claim): Promise<boolean> {
  const row = await tx
    .selectFrom('dueWork')
    .select('tries')
    .where('kind', '=', kind)
    .where('subjectId', '=', id)
    .where('tries', '=', tries)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function endClaim(tx: Tx, { kind, id }: Pick<Claim, 'kind' | 'id'>): Promise<void> {
  await tx.deleteFrom('dueWork').where('kind', '=', kind).where('subjectId', '=', id).execute();
}
