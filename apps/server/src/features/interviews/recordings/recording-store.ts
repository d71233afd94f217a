import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.ts';
import type { ThumbnailGrid } from '../../../platform/media/picture-rules.ts';
import type { Gap } from './recording-rules.ts';
import { withSubject } from './subject-store.ts';

export type RecordingStatus = Selectable<DB['recordings']>['status'];

export type TimelineEntry = {
  readonly startedAt: number;
  readonly atMs: number;
  readonly durationMs: number;
  readonly systemAudio: boolean;
  readonly microphone: boolean;
  readonly begunAfter?: string | null;
  readonly holes?: readonly { readonly atMs: number; readonly missingMs: number }[];
};

/** Says of a recording that its segments can be joined by FFmpeg only, which this server does not have. */
export const AWAITS_FFMPEG = 'Its segments differ: only FFmpeg can make one recording of them.';

type OfRecording = { readonly companyId: number; readonly recordingId: number };

/** A recording with the times of what it is of. */
export function findRecording(tx: Tx, companyId: number, recordingId: number) {
  return withSubject(tx)
    .select([
      'r.id',
      'r.subject',
      'r.subjectId',
      'r.status',
      'r.objectKey',
      'r.verifiedAt',
      'r.rawRemovedAt',
      'r.durationMs',
      'r.bytes',
    ])
    .select(['r.joinedAt', 'r.failure'])
    .select(['of.isRunning', 'of.startedAt', 'of.endedAt', 'of.deadlineAt'])
    .where('r.companyId', '=', companyId)
    .where('r.id', '=', recordingId)
    .executeTakeFirst();
}

/** In the order in which they were recorded; pieces of one segment by their first byte. */
export function listSegments(tx: Tx, companyId: number, recordingId: number) {
  return tx
    .selectFrom('recordingSegments')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('recordingId', '=', recordingId)
    .orderBy('startedAt')
    .orderBy('segmentKey')
    .orderBy('startsAtByte')
    .execute();
}

/**
 * Claims the joining for this run; a claim older than `staleBefore` belonged to a killed one. What is
 * playable stays so while it is joined anew.
 */
export async function claimJoin(
  tx: Tx,
  { companyId, recordingId, at, staleBefore }: OfRecording & { at: Date; staleBefore: Date },
): Promise<boolean> {
  const claimed = await tx
    .updateTable('recordings')
    .set({
      processingSince: at,
      status: sql<RecordingStatus>`case when status = 'playable' then status else 'processing' end`,
    })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .where('deletedAt', 'is', null)
    .where((is) =>
      is.or([is('processingSince', 'is', null), is('processingSince', '<', staleBefore)]),
    )
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

/** The claim as of `held` is as of `at` from now on; false when it is another's. `at` null: it is let go. */
export async function renewClaim(
  tx: Tx,
  { companyId, recordingId, held, at }: OfRecording & { held: Date; at: Date | null },
): Promise<boolean> {
  const renewed = await tx
    .updateTable('recordings')
    .set({ processingSince: at })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .where('processingSince', '=', held)
    .executeTakeFirst();
  return renewed.numUpdatedRows > 0n;
}

/** Lets the claim go, with the reason why another join is not worth trying yet. */
export async function awaitFfmpeg(
  tx: Tx,
  { companyId, recordingId, held }: OfRecording & { readonly held: Date },
): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({ processingSince: null, failure: AWAITS_FFMPEG })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .where('processingSince', '=', held)
    .execute();
}

export type Published = {
  readonly objectKey: string;
  readonly durationMs: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly videoCodec: string;
  readonly audioCodec: string | null;
  readonly gaps: readonly Gap[];
  readonly timeline: readonly TimelineEntry[];
  readonly joinedAt: Date;
  readonly at: Date;
};

/** Unless a run that knew more segments was quicker. */
export async function publish(
  tx: Tx,
  {
    companyId,
    recordingId,
    published: { gaps, timeline, at, ...file },
  }: OfRecording & { readonly published: Published },
): Promise<boolean> {
  const done = await tx
    .updateTable('recordings')
    .set({
      ...file,
      status: 'playable',
      mimeType: 'video/mp4',
      // pg would send a list as a PostgreSQL array.
      gaps: JSON.stringify(gaps),
      timeline: JSON.stringify(timeline),
      playableAt: at,
      processingSince: null,
      failure: null,
      verifiedAt: null,
      convertStartedAt: null,
      joinedSha256: file.sha256,
      // They show what was joined before.
      posterKey: null,
      thumbnails: null,
      spareKeys: sparing([file.objectKey]),
    })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .where('deletedAt', 'is', null)
    .where((is) => is.or([is('joinedAt', 'is', null), is('joinedAt', '<', file.joinedAt)]))
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Nothing came of the segments read at `joinedAt`; what was playable before stays. */
/** True: there is nothing to watch now. */
export async function giveUp(
  tx: Tx,
  {
    companyId,
    recordingId,
    end,
  }: OfRecording & {
    readonly end: { status: 'empty' | 'failed'; failure: string | null; joinedAt: Date };
  },
): Promise<boolean> {
  const row = await tx
    .updateTable('recordings')
    .set({
      failure: end.failure,
      joinedAt: end.joinedAt,
      processingSince: null,
      status: sql<RecordingStatus>`case when status = 'playable' then status else ${end.status} end`,
    })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .where('deletedAt', 'is', null)
    .where((is) => is.or([is('joinedAt', 'is', null), is('joinedAt', '<', end.joinedAt)]))
    .returning('status')
    .executeTakeFirst();
  return row !== undefined && row.status !== 'playable';
}

export type Converted = {
  readonly objectKey: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly videoCodec: string;
  readonly audioCodec: string | null;
};

type Verified = {
  readonly joinedKey: string;
  readonly converted: Converted | null;
  readonly pictures: Pictures | null;
  readonly at: Date;
};

export type Pictures = {
  readonly posterKey: string;
  readonly thumbnails: ThumbnailGrid & { readonly key: string };
};

/** FFmpeg is there and begins: from now on it is late when nothing comes of it. */
export async function markConverting(
  tx: Tx,
  { companyId, recordingId, at }: OfRecording & { readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({ convertStartedAt: sql<Date>`coalesce(convert_started_at, ${at})` })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .execute();
}

/**
 * The file was decoded from end to end; the converted one replaces the joined one it was made from. Of
 * several runs the first is noted.
 */
export async function markVerified(
  tx: Tx,
  {
    companyId,
    recordingId,
    verified: { joinedKey, converted, pictures, at },
  }: OfRecording & { readonly verified: Verified },
): Promise<boolean> {
  const played = converted?.objectKey ?? joinedKey;
  const kept = pictures === null ? [] : [pictures.posterKey, pictures.thumbnails.key];
  const done = await tx
    .updateTable('recordings')
    .set({
      verifiedAt: at,
      failure: null,
      ...converted,
      posterKey: pictures?.posterKey ?? null,
      thumbnails: pictures === null ? null : JSON.stringify(pictures.thumbnails),
      spareKeys: sparing([played, ...kept]),
    })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .where('status', '=', 'playable')
    .where('objectKey', '=', joinedKey)
    .where('verifiedAt', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** It does not decode: it stays as it is, is not asked again, and its raw parts are kept. */
export async function markUndecodable(
  tx: Tx,
  { companyId, recordingId, joinedKey }: OfRecording & { readonly joinedKey: string },
): Promise<boolean> {
  const done = await tx
    .updateTable('recordings')
    .set({ failure: 'The joined file does not decode.' })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .where('objectKey', '=', joinedKey)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Before it is stored: whatever happens to this run, the object is known and will be removed. */
export async function announceObject(
  tx: Tx,
  { companyId, recordingId, key }: OfRecording & { readonly key: string },
): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({ spareKeys: sql<string[]>`array_append(array_remove(spare_keys, ${key}), ${key})` })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .execute();
}

/** The keys that are replaced become spare, those in use from now on are so no longer. */
function sparing(inUse: readonly string[]) {
  const replaced = sql`array_remove(array[object_key, poster_key, thumbnails ->> 'key'], null)`;
  return sql<string[]>`array(select distinct k from unnest(spare_keys || ${replaced}) k
    where k <> all(${inUse}::text[]))`;
}
