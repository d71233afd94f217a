import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { isOfPlace, type Place, withSubject } from './subject-store.ts';

type OfSchedule = Extract<Place, { readonly scheduleId: number }>;

/** The attempt that a link's recording belongs to; locked, so that one segment is opened at a time. */
export function lockAttempt(tx: Tx, { companyId, scheduleId }: OfSchedule) {
  return tx
    .selectFrom('attempts as a')
    .innerJoin('interviewSchedules as s', (on) =>
      on.onRef('s.companyId', '=', 'a.companyId').onRef('s.id', '=', 'a.scheduleId'),
    )
    .innerJoin('blueprints as b', (on) =>
      on.onRef('b.companyId', '=', 's.companyId').onRef('b.id', '=', 's.blueprintId'),
    )
    .select(['a.id', 'a.status', 'a.startedAt', 'a.endedAt', 'b.recordScreen'])
    .where('a.companyId', '=', companyId)
    .where('a.scheduleId', '=', scheduleId)
    .forUpdate('a')
    .executeTakeFirst();
}

export async function countSegments(
  tx: Tx,
  { companyId, recordingId }: OfRecording,
): Promise<number> {
  const { count } = await tx
    .selectFrom('recordingSegments')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('recordingId', '=', recordingId)
    .executeTakeFirstOrThrow();
  return count;
}

type OfRecording = { readonly companyId: number; readonly recordingId: number };

export type SegmentRef = OfRecording & {
  readonly segmentKey: string;
  readonly startsAtByte: number;
};

export function findSegment(tx: Tx, ref: SegmentRef) {
  return tx
    .selectFrom('recordingSegments')
    .select(['uploadId', 'objectKey', 'status', 'bytes'])
    .where('companyId', '=', ref.companyId)
    .where('recordingId', '=', ref.recordingId)
    .where('segmentKey', '=', ref.segmentKey)
    .where('startsAtByte', '=', ref.startsAtByte)
    .executeTakeFirst();
}

export type NewSegment = SegmentRef & {
  readonly life: number;
  readonly uploadId: string;
  readonly objectKey: string;
  readonly mimeType: string;
  readonly systemAudio: boolean;
  readonly microphone: boolean;
  readonly begunAfter: 'recorder-stopped' | 'recorder-error' | null;
  readonly startedAt: Date;
  readonly lastActivityAt: Date;
};

export async function addSegment(tx: Tx, segment: NewSegment): Promise<void> {
  await tx.insertInto('recordingSegments').values(segment).execute();
}

/** The upload that a link's holder names; nothing for another interview's upload or key. */
export function findUpload(tx: Tx, place: Place, upload: { uploadId: string; key: string }) {
  return withSubject(tx)
    .innerJoin('recordingSegments as g', (on) =>
      on.onRef('g.companyId', '=', 'r.companyId').onRef('g.recordingId', '=', 'r.id'),
    )
    .select([
      'g.companyId',
      'g.id',
      'g.status',
      'r.subject',
      'r.subjectId',
      'g.objectKey',
      'g.completedBy',
      'g.bytes',
      'g.uploadId',
    ])
    .select(['g.recordingId', 'of.startedAt', 'of.deadlineAt', 'g.startedAt as recordedFrom'])
    .where('g.companyId', '=', place.companyId)
    .where(isOfPlace(place))
    .where('g.objectKey', '=', upload.key)
    .where('g.uploadId', '=', upload.uploadId)
    .executeTakeFirst();
}

/** False when nobody but the server may complete this upload any more. */
export async function noteActivity(
  tx: Tx,
  {
    companyId,
    segmentId,
    at,
  }: { readonly companyId: number; readonly segmentId: number; readonly at: Date },
): Promise<boolean> {
  const noted = await tx
    .updateTable('recordingSegments')
    .set({ lastActivityAt: sql<Date>`greatest(last_activity_at, ${at})` })
    .where('companyId', '=', companyId)
    .where('id', '=', segmentId)
    .where('status', '=', 'open')
    .where('completedBy', 'is', null)
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}

/** The page of an interview that has ended went away: its open uploads were heard of then, until they are again. */
export async function noteDeparture(
  tx: Tx,
  {
    companyId,
    scheduleId,
    at,
  }: { readonly companyId: number; readonly scheduleId: number; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('recordingSegments as g')
    .set({ lastActivityAt: sql<Date>`least(g.last_activity_at, ${at})` })
    .where('g.companyId', '=', companyId)
    .where(
      'g.recordingId',
      'in',
      withSubject(tx)
        .select('r.id')
        .where('r.companyId', '=', companyId)
        .where('of.scheduleId', '=', scheduleId)
        .where('of.endedAt', 'is not', null),
    )
    .where('g.status', '=', 'open')
    .where('g.completedBy', 'is', null)
    .execute();
}

/**
 * The server completes this upload, which nobody was heard of since `silentSince`: from now on no URL is
 * given for it, and none given before can still bring a part. A server that was killed meanwhile goes on.
 */
export async function takeOver(
  tx: Tx,
  {
    companyId,
    segmentId,
    since,
  }: { readonly companyId: number; readonly segmentId: number; readonly since: Date },
): Promise<boolean> {
  const taken = await tx
    .updateTable('recordingSegments')
    .set({ completedBy: 'server' })
    .where('companyId', '=', companyId)
    .where('id', '=', segmentId)
    .where('status', '=', 'open')
    .where((is) => is.or([is('completedBy', '=', 'server'), is('lastActivityAt', '<=', since)]))
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** A segment of which the store had nothing begins anew, under the key it had. */
export async function reopenSegment(
  tx: Tx,
  { companyId, recordingId, segmentKey, startsAtByte }: SegmentRef,
  { uploadId, at }: { uploadId: string; at: Date },
): Promise<void> {
  const fresh = { status: 'open', completedBy: null, completedAt: null, bytes: null } as const;
  await tx
    .updateTable('recordingSegments')
    .set({ ...fresh, uploadId, lastActivityAt: at })
    .where('companyId', '=', companyId)
    .where('recordingId', '=', recordingId)
    .where('segmentKey', '=', segmentKey)
    .where('startsAtByte', '=', startsAtByte)
    .where('status', '=', 'empty')
    .execute();
}

/** Of these segments nothing could be read; of all others that a join has read, something could. */
export async function markUnreadable(
  tx: Tx,
  {
    companyId,
    recordingId,
    segmentKeys,
  }: {
    readonly companyId: number;
    readonly recordingId: number;
    readonly segmentKeys: readonly string[];
  },
): Promise<void> {
  await tx
    .updateTable('recordingSegments')
    .set({ unreadable: sql<boolean>`segment_key = any(${segmentKeys}::uuid[])` })
    .where('companyId', '=', companyId)
    .where('recordingId', '=', recordingId)
    .execute();
}

export type Completion = {
  readonly status: 'completed' | 'empty';
  readonly completedBy: 'candidate' | 'server';
  readonly bytes: number | null;
  readonly at: Date;
};

/** One transition: of several completions the first is noted. */
export async function closeSegment(
  tx: Tx,
  {
    companyId,
    segmentId,
    completion: { status, completedBy, bytes, at },
  }: { readonly companyId: number; readonly segmentId: number; readonly completion: Completion },
): Promise<void> {
  await tx
    .updateTable('recordingSegments')
    .set({ status, completedBy, bytes, completedAt: at, lastActivityAt: at })
    .where('companyId', '=', companyId)
    .where('id', '=', segmentId)
    .where('status', '=', 'open')
    .execute();
}
