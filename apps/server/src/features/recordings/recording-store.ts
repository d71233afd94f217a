import type { Tx } from '../../platform/database/database.ts';
import type { Gap } from './recording-rules.ts';

export type TimelineEntry = {
  readonly startedAt: number;
  readonly atMs: number;
  readonly durationMs: number;
  readonly systemAudio: boolean;
  readonly microphone: boolean;
};

/** Recordings still being received whose interview has ended or whose uploads went silent. */
export function listReceiving(tx: Tx, companyId: number) {
  return tx
    .selectFrom('recordings')
    .select(['id', 'attemptId'])
    .where('companyId', '=', companyId)
    .where('status', 'in', ['receiving', 'processing'])
    .execute();
}

export function findRecording(tx: Tx, companyId: number, attemptId: number) {
  return tx
    .selectFrom('recordings as r')
    .innerJoin('attempts as a', (on) =>
      on.onRef('a.companyId', '=', 'r.companyId').onRef('a.id', '=', 'r.attemptId'),
    )
    .select([
      'r.id',
      'r.status',
      'r.objectKey',
      'r.verifiedAt',
      'r.rawRemovedAt',
      'r.durationMs',
      'r.bytes',
    ])
    .select(['a.id as attemptId', 'a.status as attemptStatus', 'a.startedAt', 'a.endedAt'])
    .where('r.companyId', '=', companyId)
    .where('r.attemptId', '=', attemptId)
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

/** Claims the joining for this worker's run; a claim older than `staleBefore` belonged to a killed one. */
export async function claimProcessing(
  tx: Tx,
  companyId: number,
  recordingId: number,
  { at, staleBefore }: { at: Date; staleBefore: Date },
): Promise<boolean> {
  const claimed = await tx
    .updateTable('recordings')
    .set({ status: 'processing', processingSince: at })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .where((is) =>
      is.or([
        is('status', '=', 'receiving'),
        is.and([is('status', '=', 'processing'), is('processingSince', '<', staleBefore)]),
      ]),
    )
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
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
  readonly at: Date;
};

/** Only while nobody reopened it with a new segment in the meantime. */
export async function publish(
  tx: Tx,
  companyId: number,
  recordingId: number,
  { gaps, timeline, at, ...file }: Published,
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
    })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function giveUp(
  tx: Tx,
  companyId: number,
  recordingId: number,
  status: 'empty' | 'failed',
  failure: string | null,
): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({ status, failure, processingSince: null })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .where('status', '=', 'processing')
    .execute();
}

export type Converted = {
  readonly objectKey: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly videoCodec: string;
  readonly audioCodec: string | null;
};

/** The file was decoded from end to end; the converted one replaces the joined one it was made from. */
export async function markVerified(
  tx: Tx,
  companyId: number,
  recordingId: number,
  { joinedKey, converted, at }: { joinedKey: string; converted: Converted | null; at: Date },
): Promise<boolean> {
  const done = await tx
    .updateTable('recordings')
    .set({ verifiedAt: at, ...converted })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .where('status', '=', 'playable')
    .where('objectKey', '=', joinedKey)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function markRawRemoved(
  tx: Tx,
  companyId: number,
  recordingId: number,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({ rawRemovedAt: at })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .where('verifiedAt', 'is not', null)
    .execute();
}
