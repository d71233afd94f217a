import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { wasAskedFor } from './asked-for-store.ts';

/** Of interviews all, or what their candidates asked for; of that what is not being recorded on. */
export type Asked = 'asked' | 'asked-and-over';
type Which = {
  readonly companyId: number;
  readonly scheduleIds: readonly number[];
  readonly only?: Asked | undefined;
};

/** Recordings `r` of these interviews: of the attempt, or of the tracks of the call. */
const isOf = ({ scheduleIds, only }: Omit<Which, 'companyId'>) => {
  const isAsked = only === undefined ? sql`true` : wasAskedFor;
  const isOver = only === 'asked-and-over' ? sql`not o.is_running` : sql`true`;
  return sql<SqlBool>`exists (select from recording_subjects o
  where o.company_id = r.company_id and o.subject = r.subject and o.subject_id = r.subject_id
    and o.schedule_id = any(${scheduleIds}) and ${isAsked} and ${isOver})`;
};

/** Not while a worker writes objects for them: what it stores afterwards would be found by nobody. */
type Idle = { readonly claimedBefore: Date; readonly convertingBefore: Date };

/**
 * From now on these recordings take nothing and show nothing, and all their objects are spare ones, which the run that
 * marked them removes, or a sweep. Gives the interviews whose recordings are so since this call.
 */
export async function markDeleted(
  tx: Tx,
  { companyId, ...which }: Which,
  { at, claimedBefore, convertingBefore }: Idle & { readonly at: Date },
): Promise<number[]> {
  const keys = sql`spare_keys || array_remove(array[object_key, poster_key, thumbnails ->> 'key'], null)`;
  const { rows } = await sql<{ id: number; scheduleId: number }>`
    update recordings r
       set status = 'deleted', deleted_at = ${at}, raw_removed_at = coalesce(raw_removed_at, ${at}),
           spare_keys = array(select distinct k from unnest(${keys}) k),
           object_key = null, poster_key = null, thumbnails = null, sha256 = null, joined_sha256 = null,
           gaps = '[]', timeline = '[]', failure = null, processing_since = null
     where r.company_id = ${companyId} and ${isOf(which)} and deleted_at is null
       and (processing_since is null or processing_since < ${claimedBefore})
       and (status <> 'playable' or verified_at is not null or convert_started_at is null
            or convert_started_at < ${convertingBefore})
    returning r.id, (select o.schedule_id from recording_subjects o
      where o.company_id = r.company_id and o.subject = r.subject and o.subject_id = r.subject_id) as schedule_id`.execute(
    tx,
  );
  if (rows.length === 0) return [];
  await tx
    .updateTable('recordingSegments')
    .set({ status: 'empty', completedBy: 'server', completedAt: at })
    .where('companyId', '=', companyId)
    .where(
      'recordingId',
      'in',
      rows.map(({ id }) => id),
    )
    .where('status', '=', 'open')
    .execute();
  return [...new Set(rows.map(({ scheduleId }) => scheduleId))];
}

export async function isAnyKept(tx: Tx, { companyId, ...which }: Which): Promise<boolean> {
  const kept = await tx
    .selectFrom('recordings as r')
    .select('r.id')
    .where('r.companyId', '=', companyId)
    .where(isOf(which))
    .where('r.deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return kept !== undefined;
}

/** Deleted recordings that still have objects, of these interviews or of any. */
export async function listDeleted(
  tx: Tx,
  companyId: number,
  among: { readonly scheduleIds?: readonly number[]; readonly most: number },
) {
  return tx
    .selectFrom('recordings as r')
    .select(['r.id', 'r.spareKeys'])
    .where('r.companyId', '=', companyId)
    .where('r.deletedAt', 'is not', null)
    .$if(among.scheduleIds !== undefined, (found) =>
      found.where(isOf({ scheduleIds: among.scheduleIds ?? [] })),
    )
    .where((is) =>
      is.or([
        sql<boolean>`r.spare_keys <> '{}'`,
        is.exists(
          is
            .selectFrom('recordingSegments as g')
            .select('g.id')
            .whereRef('g.companyId', '=', 'r.companyId')
            .whereRef('g.recordingId', '=', 'r.id'),
        ),
      ]),
    )
    .orderBy('r.id')
    .limit(among.most)
    .execute();
}

export function listUploads(tx: Tx, companyId: number, recordingId: number) {
  return tx
    .selectFrom('recordingSegments')
    .select(['id', 'objectKey', 'uploadId'])
    .where('companyId', '=', companyId)
    .where('recordingId', '=', recordingId)
    .orderBy('id')
    .execute();
}

/** A URL that was given before for a slice may still bring it until then. */
export function listSlicesOf(
  tx: Tx,
  {
    companyId,
    recordingId,
    grantedBefore,
  }: { readonly companyId: number; readonly recordingId: number; readonly grantedBefore: Date },
) {
  return tx
    .selectFrom('recordingSlices as s')
    .innerJoin('recordingSegments as g', (on) =>
      on.onRef('g.companyId', '=', 's.companyId').onRef('g.id', '=', 's.segmentId'),
    )
    .select(['s.segmentId', 's.kind', 's.sequence', 's.objectKey', 's.bytes'])
    .where('s.companyId', '=', companyId)
    .where('g.recordingId', '=', recordingId)
    .where('s.grantedAt', '<=', grantedBefore)
    .execute();
}

/** A segment goes with its last slice: a slice without a row would be found by nobody. */
export async function forgetSegments(tx: Tx, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('recordingSegments as g')
    .where('g.companyId', '=', companyId)
    .where('g.id', 'in', [...ids])
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('recordingSlices as s')
            .select('s.sequence')
            .whereRef('s.companyId', '=', 'g.companyId')
            .whereRef('s.segmentId', '=', 'g.id'),
        ),
      ),
    )
    .execute();
}

/** Of interviews that go; what the rows named is gone from the store by then. */
export async function deleteRecordingRows(
  tx: Tx,
  companyId: number,
  scheduleIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('recordings as r')
    .where('r.companyId', '=', companyId)
    .where(isOf({ scheduleIds }))
    .execute();
}
