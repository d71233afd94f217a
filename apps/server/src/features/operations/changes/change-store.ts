import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { type Change, type Hearer, KEPT_MS, MOST_MISSED } from './change-rules.ts';

const columns = ['id', 'kind', 'ownerId', 'accountId', 'jobId', 'subjectId'] as const;

export function findChanges(db: Database, ids: readonly number[]): Promise<Change[]> {
  return db.global((tx) =>
    tx.selectFrom('changes').select(columns).where('id', 'in', ids).orderBy('id').execute(),
  );
}

/**
 * `database:transaction`. Every transaction before this one is over: what it did shows in whatever is read from now on.
 * The databases of a cluster count together, so a backup that is restored beside its origin goes on with its numbers.
 */
export async function findPoint(tx: Tx): Promise<string> {
  const { point } = await tx
    .selectFrom(sql<{ oid: string; datname: string }>`pg_database`.as('d'))
    .select(sql<string>`oid || ':' || pg_snapshot_xmin(pg_current_snapshot())`.as('point'))
    .where(sql`datname`, '=', sql`current_database()`)
    .executeTakeFirstOrThrow();
  return point;
}

/** The transaction of a point; null: it is of another database. */
function transactionOf(since: string, now: string): string | null {
  const [database, transaction] = since.split(':');
  return database === now.split(':')[0] ? (transaction ?? null) : null;
}

/** From where somebody wants to be told: the last change that they heard of, and a point before all that they read. */
export type From = { readonly after?: number | undefined; readonly since?: string | undefined };

export type Missed = {
  /** The newest change there is; 0: none. */
  readonly newest: number;
  /** Before everything that is not among these changes. */
  readonly point: string;
  /** null: too many, or it is not known any more. */
  readonly changes: readonly Change[] | null;
};

/** What came since that can concern this person. Whoever asks from nowhere missed nothing. */
export function findMissed(db: Database, from: From, hearer: Hearer): Promise<Missed> {
  return db.global(async (tx) => {
    const point = await findPoint(tx);
    const { newest } = await tx
      .selectFrom('changes')
      .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('newest'))
      .executeTakeFirstOrThrow();
    const { after, since } = from;
    if (after === undefined && since === undefined) return { newest, point, changes: [] };
    const read = since === undefined ? undefined : transactionOf(since, point);
    const oldest = read === null ? null : await findFrom(tx, { after, since: read });
    if (oldest === null) return { newest, point, changes: null };
    const changes = await findSince(tx, oldest, hearer);
    // Asked last: what was there to be found is forgotten by nobody before.
    return { newest, point, changes: (await isRemembered(tx, oldest)) ? changes : null };
  });
}

/** Both are true, so the later of the two. */
async function findFrom(tx: Tx, { after, since }: From): Promise<string | null> {
  const { oldest } = await tx
    .selectNoFrom((row) =>
      sql<string | null>`greatest(
        ${row
          .selectFrom('changes')
          .select('oldest')
          .where('id', '=', after ?? 0)},
        ${since ?? null}::xid8
      )`.as('oldest'),
    )
    .executeTakeFirstOrThrow();
  return oldest;
}

/** Also not where the point is of another life of this database, from before a restore. */
async function isRemembered(tx: Tx, point: string): Promise<boolean> {
  const { known } = await tx
    .selectFrom('changesForgotten')
    .select(
      sql<boolean>`${point}::xid8 > up_to
        and ${point}::xid8 <= pg_snapshot_xmin(pg_current_snapshot())`.as('known'),
    )
    .executeTakeFirstOrThrow();
  return known;
}

async function findSince(tx: Tx, point: string, hearer: Hearer): Promise<Change[] | null> {
  const missed = await tx
    .selectFrom('changes')
    .select(columns)
    // By what was open then, and not by ids: an id is given before its transaction commits. Told twice is read twice.
    .where('transaction', '>=', point)
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
