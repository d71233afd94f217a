import type { ArchiveProblem, ArchiveState } from '@candor/contract/operations/archive-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deed } from '../audit/index.ts';
import type { Counts, Leaving } from './archive-tally.ts';
import type { Compared } from './compare-settings.ts';

export type Direction = 'out' | 'in';
export type Origin = {
  readonly companyName: string;
  readonly madeAt: string;
  readonly fingerprint: string;
  readonly isOwn: boolean;
};
type Key = { readonly companyId: number; readonly archiveID: number };

const columns = [
  'id',
  'direction',
  'state',
  'askedBy',
  'askedAt',
  'movedAt',
  'expiresAt',
  'objectKey',
  'uploadId',
  'bytes',
  'origin',
  'problem',
  'counts',
  'compared',
  'takenFiles',
  'files',
  'client',
  'broughtLogo',
] as const;

export type Archive = Awaited<ReturnType<typeof findArchive>> & object;

export async function findArchive(tx: Tx, { companyId, archiveID }: Key, lock = false) {
  const query = tx
    .selectFrom('companyArchives')
    .select(columns)
    .where('companyId', '=', companyId)
    .where('id', '=', archiveID);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && typed(row);
}

/** JSON as it was written. */
const typed = <R extends Record<'origin' | 'problem' | 'counts' | 'compared' | 'client', unknown>>(
  row: R,
) => ({
  ...row,
  origin: row.origin as Origin | null,
  problem: row.problem as { code: ArchiveProblem; file: string } | null,
  counts: row.counts as Counts,
  compared: row.compared as Compared[],
  client: row.client as Deed['client'] | null,
});

export async function findNewest(tx: Tx, companyId: number, direction: Direction) {
  const row = await tx
    .selectFrom('companyArchives')
    .select(columns)
    .select((is) =>
      is
        .selectFrom('archiveLeavings as l')
        .whereRef('l.companyId', '=', 'companyArchives.companyId')
        .whereRef('l.archiveId', '=', 'companyArchives.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('leavings'),
    )
    .where('companyId', '=', companyId)
    .where('direction', '=', direction)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && typed(row);
}

/** One at a time is under way; undefined: another is. */
export async function insertArchive(
  tx: Tx,
  { companyId, accountId, client, now }: Deed,
  given: {
    readonly direction: Direction;
    readonly state: ArchiveState;
    readonly bytes?: number;
    readonly expiresAt: Date;
  },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('companyArchives')
    .values({
      ...{ companyId, askedBy: accountId, askedAt: now, movedAt: now, ...given },
      client: JSON.stringify(client),
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type Changed = {
  readonly state?: ArchiveState;
  readonly movedAt: Date;
  readonly objectKey?: string | null;
  readonly uploadId?: string | null;
  readonly bytes?: number;
  readonly files?: number;
  readonly takenFiles?: number;
  readonly origin?: Origin;
  readonly problem?: { readonly code: ArchiveProblem; readonly file: string };
  readonly counts?: Counts;
  readonly compared?: readonly Compared[];
  readonly client?: Deed['client'] | null;
  readonly expiresAt?: Date | null;
};

export async function changeArchive(tx: Tx, { companyId, archiveID }: Key, changed: Changed) {
  const { origin, problem, counts, compared, client, ...plain } = changed;
  await tx
    .updateTable('companyArchives')
    .set({
      ...plain,
      ...(origin && { origin: JSON.stringify(origin) }),
      ...(problem && { problem: JSON.stringify(problem) }),
      ...(counts && { counts: JSON.stringify(counts) }),
      ...(compared && { compared: JSON.stringify(compared) }),
      ...(client !== undefined && { client: client && JSON.stringify(client) }),
    })
    .where('companyId', '=', companyId)
    .where('id', '=', archiveID)
    .execute();
}

export async function addLeavings(
  tx: Tx,
  { companyId, archiveID }: Key,
  leavings: readonly Leaving[],
): Promise<void> {
  for (let from = 0; from < leavings.length; from += 1000) {
    await tx
      .insertInto('archiveLeavings')
      .values(
        leavings
          .slice(from, from + 1000)
          .map((leaving) => ({ companyId, archiveId: archiveID, ...leaving })),
      )
      .execute();
  }
}

export const forgetLeavings = (tx: Tx, { companyId, archiveID }: Key) =>
  tx
    .deleteFrom('archiveLeavings')
    .where('companyId', '=', companyId)
    .where('archiveId', '=', archiveID)
    .execute();

export function readLeavings(tx: Tx, { companyId, archiveID }: Key) {
  return tx
    .selectFrom('archiveLeavings')
    .select(['kind', 'file', 'line', 'reason'])
    .where('companyId', '=', companyId)
    .where('archiveId', '=', archiveID)
    .orderBy('id')
    .execute();
}

/** Those whose file has lain here for long enough, or holds somebody who was erased since, and those whose job seems lost. */
export async function findWaiting(
  tx: Tx,
  companyId: number,
  { now, since }: { readonly now: Date; readonly since: Date },
) {
  const { rows } = await sql<{ id: number; isLost: boolean }>`
    select id, state in ('making', 'checking', 'taking') as is_lost
      from company_archives a
     where company_id = ${companyId}
       and case when state in ('making', 'checking', 'taking') then moved_at < ${since}
                else object_key is not null or upload_id is not null or state = 'sending' end
       and (state in ('making', 'checking', 'taking') or expires_at < ${now} or direction = 'out' and ${erasedSince})
     order by id`.execute(tx);
  return rows;
}

/** What is of before an erasure may hold whom it was of. */
const erasedSince = sql<boolean>`exists (
  select from erasures e where e.company_id = a.company_id and e.begun_at >= a.asked_at)`;

export async function isErasedSince(tx: Tx, { companyId, archiveID }: Key): Promise<boolean> {
  const { rows } = await sql<{ isErased: boolean }>`
    select ${erasedSince} as is_erased from company_archives a
     where company_id = ${companyId} and id = ${archiveID}`.execute(tx);
  return rows[0]?.isErased === true;
}
