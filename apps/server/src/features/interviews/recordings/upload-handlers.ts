import type { Parsed } from '@candor/contract';
import type {
  completeUpload,
  initiateUpload,
  listParts,
  signPart,
} from '@candor/contract/interviews/recordings';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import { type ObjectStore, ObjectStoreError } from '@candor/folder-store';
import {
  type AdmitMore,
  always,
  full,
  gone,
  heardUpload,
  type NamedUpload,
  type Taken,
} from './open-upload.ts';
import { grantPart } from './part-grant-store.ts';
import { MOST_SEGMENTS } from './recording-budget-rules.ts';
import type { UploadParts } from './recording-parts.ts';
import {
  believableStart,
  folderOf,
  heardOf,
  isClosed,
  partUrlSeconds,
  recordedType,
  type Subject,
} from './recording-rules.ts';
import {
  addSegment,
  closeSegment,
  countSegments,
  findSegment,
  lockAttempt,
  reopenSegment,
  type SegmentRef,
} from './segment-store.ts';
import { findRecordingOf, openRecording, type Place } from './subject-store.ts';

type Asked<What> = { readonly place: Place; readonly body: What; readonly now: Date };

/** What may be recorded now, and since when; locked, so that one segment is opened at a time. Throws where nothing may. */
export type Admit = (tx: Tx) => Promise<{ readonly subject: Subject; readonly startedAt: Date }>;

export type NewUpload = Omit<
  Parsed<typeof initiateUpload>['body'],
  'token' | 'interviewScheduleID'
>;

/** What a recording's browser asks for, whatever is recorded: uploads are opened, parts signed, listed, completed. */
export function createUploadWork(parts: UploadParts, admitMore: AdmitMore = always) {
  const { db, objects } = parts;
  const named = (place: Place, upload: NamedUpload, at: Date) =>
    db.inCompany(place.companyId, (tx) => heardUpload(tx, place, { upload, at }));
  return {
    initiate: createInitiate(parts),
    complete: createComplete(parts, named),
    signPart: async ({
      place,
      body,
      now,
    }: Asked<Omit<Parsed<typeof signPart>['body'], 'token'>>) => {
      const { key, uploadId, partNumber, bytes } = body;
      const upload = await db.inCompany(place.companyId, async (tx) => {
        const found = await heardUpload(tx, place, { upload: body, at: heardOf(now, bytes) });
        await admitMore(tx, found, now);
        const isRoom = !found.isOpen || (await grantPart(tx, found, { partNumber, bytes }));
        if (!isRoom) throw full();
        return found;
      });
      if (!upload.isOpen) throw await gone(objects, upload);
      const part = { key, uploadId, partNumber, contentLength: bytes };
      return { url: await objects.signPart({ ...part, expiresInSeconds: partUrlSeconds }) };
    },
    listParts: async ({
      place,
      body,
      now,
    }: Asked<Omit<Parsed<typeof listParts>['body'], 'token'>>) => {
      const upload = await named(place, body, now);
      if (!upload.isOpen) throw await gone(objects, upload);
      const held = await ofUpload(objects, upload, () =>
        objects.listParts(body.key, body.uploadId),
      );
      return {
        parts: held.map(({ partNumber, etag, size }) => ({ partNumber, etag, bytes: size })),
      };
    },
  };
}

type Named = (
  place: Place,
  upload: NamedUpload,
  at: Date,
) => Promise<Awaited<ReturnType<typeof heardUpload>>>;

function createComplete({ db, objects, queue }: UploadParts, named: Named) {
  return async ({
    place,
    body,
    now,
  }: Asked<Omit<Parsed<typeof completeUpload>['body'], 'token'>>) => {
    const upload = await named(place, body, now);
    const { status, completedBy } = upload;
    if (status === 'completed' && completedBy === 'candidate') return { key: upload.objectKey };
    if (status === 'empty') throw await gone(objects, upload);
    const references = body.parts.map(({ PartNumber, ETag }) => ({
      partNumber: PartNumber,
      etag: ETag,
    }));
    // Completed by the server: the store says whether it was of these very parts.
    await ofUpload(objects, upload, () =>
      objects.completeUpload(body.key, body.uploadId, references),
    );
    if (status === 'completed') return { key: upload.objectKey };
    const { size } = await objects.head(body.key);
    const { companyId } = place;
    await db.inCompany(companyId, async (tx) => {
      const completion = { completedBy: 'candidate', status: 'completed', at: now } as const;
      await closeSegment(tx, {
        companyId,
        segmentId: upload.id,
        completion: { ...completion, bytes: size },
      });
      const data = { companyId, subject: upload.subject, subjectId: upload.subjectId };
      await queue.send(tx, { name: 'finish-recording', data });
    });
    return { key: upload.objectKey };
  };
}

function createInitiate({ db, objects, slices }: UploadParts) {
  return async ({
    place: { companyId },
    body,
    now,
    admit,
  }: Asked<NewUpload> & { admit: Admit }) => {
    const type = recordedType(body.mimeType);
    if (type === null) {
      throw fail('validation_failed', 'This is not what a recorder produces.', {
        path: 'body.mimeType',
      });
    }
    const known = await db.inCompany(companyId, async (tx) => {
      const { subject } = await admit(tx);
      const recording = await findRecordingOf(tx, subject);
      if (recording === undefined) return { subject };
      return { subject, segment: await findOrRefuse(tx, refOf(companyId, recording.id, body)) };
    });
    const { subject, segment } = known;
    if (segment !== undefined && segment.status !== 'empty')
      return { ...(await answerOf(objects, segment)), slices };
    const key = `${folderOf(subject)}/${body.segmentId}-${body.startsAtByte}`;
    const uploadId = await objects.createUpload(key, type);
    let stored: Awaited<ReturnType<typeof findSegment>>;
    try {
      stored = await db.inCompany(companyId, (tx) =>
        register(tx, admit, { body, now, key, uploadId }),
      );
      return { ...(await answerOf(objects, stored)), slices };
    } finally {
      // Refused meanwhile, or two first calls raced: the upload is nobody's. What cannot be aborted now, the
      // sweep aborts as forgotten.
      if (stored?.uploadId !== uploadId) await objects.abortUpload(key, uploadId).catch(() => {});
    }
  };
}

type Opened = {
  readonly body: NewUpload;
  readonly now: Date;
  readonly key: string;
  readonly uploadId: string;
};

/** Gives the segment as it is known from now on: another call's, where that was quicker. */
async function register(tx: Tx, admit: Admit, { body, now, key, uploadId }: Opened) {
  const { subject, startedAt } = await admit(tx);
  const recording = await openRecording(tx, subject);
  const ref = refOf(subject.companyId, recording.id, body);
  const raced = await findSegment(tx, ref);
  if (raced !== undefined && raced.status !== 'empty') return raced;
  if (recording.rawRemovedAt !== null) throw closed();
  const opened = { uploadId, objectKey: key, status: 'open', bytes: null } as const;
  if (raced !== undefined) {
    await reopenSegment(tx, ref, { uploadId, at: now });
    return opened;
  }
  await refuseAnother(tx, ref);
  const { life, mimeType, systemAudio, microphone, begunAfter = null } = body;
  await addSegment(tx, {
    ...{ ...ref, uploadId, objectKey: key },
    ...{ life, mimeType, systemAudio, microphone, begunAfter, lastActivityAt: now },
    startedAt: believableStart(body.startedAt, startedAt, now),
  });
  return opened;
}

/** While its subject is locked. */
async function refuseAnother(tx: Tx, ref: SegmentRef): Promise<void> {
  if ((await countSegments(tx, ref)) >= MOST_SEGMENTS) throw full();
}

async function findOrRefuse(tx: Tx, ref: SegmentRef) {
  const segment = await findSegment(tx, ref);
  if (segment === undefined) await refuseAnother(tx, ref);
  return segment;
}

export const closed = () =>
  fail('recording_closed', 'The recording of this interview is finished.');

function refOf(
  companyId: number,
  recordingId: number,
  body: { segmentId: string; startsAtByte: number },
) {
  return { companyId, recordingId, segmentKey: body.segmentId, startsAtByte: body.startsAtByte };
}

async function answerOf(objects: ObjectStore, segment: Taken) {
  if (segment.status === 'completed') throw await gone(objects, segment);
  return { uploadId: segment.uploadId, key: segment.objectKey };
}

async function ofUpload<T>(objects: ObjectStore, upload: Taken, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof ObjectStoreError ? error.code : undefined;
    if (code === 'NoSuchUpload') throw await gone(objects, upload);
    if (code === 'InvalidPart')
      throw fail('invalid_part', 'A part is not the one that was stored.');
    if (code === 'InvalidPartOrder') throw fail('invalid_part', 'The parts are not in order.');
    if (code === 'PartTooSmall') {
      throw fail('part_too_small', 'Every part but the last must have at least 5 MB.');
    }
    throw error;
  }
}

/** The attempt that may be recorded now; locked, so that one segment is opened at a time. */
export async function admitAttempt(
  tx: Tx,
  link: { readonly companyId: number; readonly scheduleId: number },
  now: Date,
) {
  const attempt = await lockAttempt(tx, link);
  if (attempt === undefined) throw fail('not_started', 'The interview has not started.');
  if (!attempt.recordScreen) throw fail('recording_off', 'This interview is not recorded.');
  if (isClosed(attempt.endedAt, now)) throw closed();
  const subject: Subject = { companyId: link.companyId, subject: 'attempt', subjectId: attempt.id };
  return { subject, startedAt: attempt.startedAt };
}
