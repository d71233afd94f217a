import { sql } from 'kysely';
import type { AlarmKind } from '@candor/contract/operations/watch-rules';
import type { Tx } from '../../../platform/database/database.ts';

/** What the installation noted about itself. */
const DAYS_KEPT = 90;

export async function readLastBackup(tx: Tx) {
  const row = await tx
    .selectFrom('lastBackup')
    .select(['finishedAt', 'objects', 'objectBytes'])
    .executeTakeFirst();
  return row === undefined ? null : { ...row, finishedAt: row.finishedAt.toISOString() };
}

export type Size = { readonly databaseBytes: number; readonly objectBytes: number };

/** The last of a day stands for it. */
export async function addSizeSample(tx: Tx, size: Size, now: Date): Promise<void> {
  const sample = { ...size, measuredAt: now };
  await tx
    .insertInto('sizeSamples')
    .values({ day: now.toISOString().slice(0, 10), ...sample })
    .onConflict((on) => on.column('day').doUpdateSet(sample))
    .execute();
  const before = new Date(now.getTime() - DAYS_KEPT * 24 * 3_600_000).toISOString().slice(0, 10);
  await tx.deleteFrom('sizeSamples').where('day', '<', before).execute();
}

/** The oldest first. */
export function readSizeSamples(tx: Tx) {
  return tx
    .selectFrom('sizeSamples')
    .select([sql<string>`day::text`.as('day'), 'measuredAt', 'databaseBytes', 'objectBytes'])
    .orderBy('day')
    .execute();
}

export type Walk = {
  readonly chains: number;
  readonly entries: number;
  readonly brokenChains: number;
  readonly broken: {
    readonly companyID: number;
    readonly entry: number;
    readonly problem: string;
  } | null;
};

export async function noteWalk(tx: Tx, { broken, ...walk }: Walk, now: Date): Promise<void> {
  const row = {
    ...{ ...walk, checkedAt: now },
    brokenOwnerId: broken?.companyID ?? null,
    brokenEntry: broken?.entry ?? null,
    brokenProblem: broken?.problem ?? null,
  };
  await tx
    .insertInto('chainCheck')
    .values(row)
    .onConflict((on) => on.column('isOnly').doUpdateSet(row))
    .execute();
}

export async function readWalk(tx: Tx) {
  const row = await tx
    .selectFrom('chainCheck')
    .select(['checkedAt', 'chains', 'entries', 'brokenChains'])
    .select(['brokenOwnerId', 'brokenEntry', 'brokenProblem'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { checkedAt, brokenOwnerId, brokenEntry, brokenProblem, ...counts } = row;
  const broken =
    brokenOwnerId === null
      ? null
      : { companyID: brokenOwnerId, entry: brokenEntry ?? 0, problem: brokenProblem ?? '' };
  return { ...counts, checkedAt: checkedAt.toISOString(), broken };
}

export function readAlarms(tx: Tx) {
  return tx
    .selectFrom('alarms')
    .select(['kind', sql<Date>`since`.as('since'), 'toldAt'])
    .where('since', 'is not', null)
    .execute();
}

/** Those that are new begin now, the others end; when they were told is kept. */
export async function keepAlarms(tx: Tx, kinds: readonly AlarmKind[], now: Date): Promise<void> {
  await tx
    .updateTable('alarms')
    .set({ since: null })
    .where('since', 'is not', null)
    .where('kind', 'not in', ['', ...kinds])
    .execute();
  if (kinds.length === 0) return;
  await tx
    .insertInto('alarms')
    .values(kinds.map((kind) => ({ kind, since: now })))
    .onConflict((on) =>
      on.column('kind').doUpdateSet({ since: sql`coalesce(alarms.since, ${now})` }),
    )
    .execute();
}

export async function markTold(tx: Tx, kinds: readonly string[], now: Date): Promise<void> {
  if (kinds.length === 0) return;
  await tx.updateTable('alarms').set({ toldAt: now }).where('kind', 'in', kinds).execute();
}
