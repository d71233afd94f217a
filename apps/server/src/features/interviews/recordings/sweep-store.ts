import { type Expression, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { withSubject } from './subject-store.ts';

/** Recordings that may need an upload completed, a join or another join. */
export function listUnsettled(tx: Tx, companyId: number) {
  return tx
    .selectFrom('recordings as r')
    .select('r.id')
    .where('r.companyId', '=', companyId)
    .where('r.subject', '<>', 'call-film')
    .where('r.deletedAt', 'is', null)
    .where((is) => is.or([is('r.status', 'in', ['receiving', 'processing']), hasUnjoined(tx)]))
    .execute();
}

/** Whether recording `r` has a segment that its joined file lacks, or may come to have one. */
function hasUnjoined(tx: Tx): Expression<SqlBool> {
  return sql<boolean>`exists ${tx
    .selectFrom('recordingSegments as g')
    .select('g.id')
    .where('g.companyId', '=', sql.ref<number>('r.companyId'))
    .where('g.recordingId', '=', sql.ref<number>('r.id'))
    .where((is) =>
      is.or([
        is('g.status', '=', 'open'),
        is.and([
          is('g.status', '=', 'completed'),
          is('g.completedAt', '>', sql.ref<Date>('r.joinedAt')),
        ]),
      ]),
    )}`;
}

/**
 * Recordings whose conversion was given up, by a disk that was full for too long or a server without
 * FFmpeg: each is due again in one minute of every hour after it became playable.
 */
export function listUnverified(tx: Tx, companyId: number, at: Date) {
  return tx
    .selectFrom('recordings')
    .select('id')
    .where('companyId', '=', companyId)
    .where('status', '=', 'playable')
    .where('verifiedAt', 'is', null)
    .where('failure', 'is', null)
    .where(sql<boolean>`floor(extract(epoch from (${at} - playable_at)) / 60)::bigint % 60 = 59`)
    .execute();
}

/**
 * Verified recordings that take no more segments, and whose raw parts are still kept. An upload that was
 * opened in time may be completed later, and its browser then drops its own copy: raw parts wait until
 * it is closed and joined. They also wait where a later join gave up what an earlier one had not.
 */
export function listRemovable(tx: Tx, companyId: number, endedBefore: Date) {
  return removable(tx, companyId, endedBefore).execute();
}

export async function isRemovable(
  tx: Tx,
  {
    companyId,
    recordingId,
    endedBefore,
  }: { readonly companyId: number; readonly recordingId: number; readonly endedBefore: Date },
): Promise<boolean> {
  const row = await removable(tx, companyId, endedBefore)
    .where('r.id', '=', recordingId)
    .executeTakeFirst();
  return row !== undefined;
}

function removable(tx: Tx, companyId: number, endedBefore: Date) {
  return withSubject(tx)
    .select('r.id')
    .where('r.companyId', '=', companyId)
    .where('r.status', '=', 'playable')
    .where('r.verifiedAt', 'is not', null)
    .where('r.rawRemovedAt', 'is', null)
    .where('r.processingSince', 'is', null)
    .where('r.failure', 'is', null)
    .where('of.endedAt', '<', endedBefore)
    .where((is) => is.not(hasUnjoined(tx)));
}

/** The keys that are played and shown. */
const inUse = sql<
  string[]
>`array_remove(array[object_key, poster_key, thumbnails ->> 'key'], null)`;

/** Whoever opens an upload waits for this transaction, or was waited for. */
export function lockRecording(tx: Tx, companyId: number, recordingId: number) {
  return tx
    .selectFrom('recordings')
    .select(['spareKeys', inUse.as('inUse')])
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Nothing is taken any more, and these objects may go. */
export async function retireRaw(
  tx: Tx,
  {
    companyId,
    recordingId,
    keys,
    at,
  }: {
    readonly companyId: number;
    readonly recordingId: number;
    readonly keys: readonly string[];
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({ rawRemovedAt: at, spareKeys: [...keys] })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .execute();
}

/** Recordings that take nothing any more, with objects that are still to go; not while a film is made again. */
export function listSpare(tx: Tx, companyId: number) {
  return tx
    .selectFrom('recordings')
    .select(['id', 'spareKeys', inUse.as('inUse')])
    .where('companyId', '=', companyId)
    .where('rawRemovedAt', 'is not', null)
    .where('processingSince', 'is', null)
    .where(sql<boolean>`spare_keys <> '{}'`)
    .execute();
}

export async function dropSpare(
  tx: Tx,
  {
    companyId,
    recordingId,
    gone,
  }: { readonly companyId: number; readonly recordingId: number; readonly gone: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({
      spareKeys: sql<
        string[]
      >`array(select k from unnest(spare_keys) k where k <> all(${gone}::text[]))`,
    })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .execute();
}
