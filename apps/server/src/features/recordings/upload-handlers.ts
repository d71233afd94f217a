import type { contract } from '@candor/contract';
import { fail } from '../../platform/http/failure.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ObjectStoreError } from '../../platform/objects/object-store.ts';
import type { RecordingParts } from './recording-parts.ts';
import {
  addSegment,
  closeSegment,
  findSegment,
  findUpload,
  lockAttempt,
  noteActivity,
  openRecording,
  type Place,
  reopenRecording,
} from './segment-store.ts';

type Handlers = HandlersOf<typeof contract.recordings>;
type Uploads = Omit<Handlers, 'getRecording'>;

/** A part must be on its way within this; the recorder asks for a new URL when it is not. */
const PART_URL_SECONDS = 900;

/** The candidate's side of a recording: opens uploads, signs parts, lists and completes them. */
export function createUploadHandlers(parts: RecordingParts): Uploads {
  const { db, objects, queue } = parts;
  const named = async (place: Place, upload: { uploadId: string; key: string }, at: Date) =>
    db.inCompany(place.companyId, async (tx) => {
      const found = await findUpload(tx, place, upload);
      if (found === undefined) throw fail('not_found', 'There is no such upload.');
      if (found.status === 'open') await noteActivity(tx, place.companyId, found.id, at);
      return found;
    });
  return {
    initiateUpload: createInitiate(parts),
    signPart: async ({ body, link, now }) => {
      const upload = await named(link, body, now);
      if (upload.status !== 'open') throw gone();
      const { uploadId, partNumber } = body;
      const part = { key: body.key, uploadId, partNumber, expiresInSeconds: PART_URL_SECONDS };
      return { url: await objects.signPart(part) };
    },
    listParts: async ({ body, link, now }) => {
      const upload = await named(link, body, now);
      if (upload.status !== 'open') throw gone();
      const held = await inStorage(() => objects.listParts(body.key, body.uploadId));
      return {
        parts: held.map(({ partNumber, etag, size }) => ({ partNumber, etag, bytes: size })),
      };
    },
    completeUpload: async ({ body, link, now }) => {
      const upload = await named(link, body, now);
      if (upload.status === 'completed') return { key: upload.objectKey };
      if (upload.status !== 'open') throw gone();
      const references = body.parts.map(({ PartNumber, ETag }) => ({
        partNumber: PartNumber,
        etag: ETag,
      }));
      await inStorage(() => objects.completeUpload(body.key, body.uploadId, references));
      const { size } = await inStorage(() => objects.head(body.key));
      await db.inCompany(link.companyId, async (tx) => {
        const completion = { completedBy: 'candidate', status: 'completed', at: now } as const;
        await closeSegment(tx, link.companyId, upload.id, { ...completion, bytes: size });
        const data = { companyId: link.companyId, attemptId: upload.attemptId };
        await queue.send(tx, 'finish-recording', data);
      });
      return { key: upload.objectKey };
    },
  };
}

function createInitiate({ db, objects }: RecordingParts): Uploads['initiateUpload'] {
  return async ({ body, link, now }) => {
    if (body.interviewScheduleID !== link.scheduleId) {
      throw fail('not_found', 'There is no such interview.', { path: 'body.interviewScheduleID' });
    }
    const { companyId } = link;
    const known = await db.inCompany(companyId, async (tx) => {
      const attempt = await lockAttempt(tx, link);
      if (attempt === undefined) throw fail('not_started', 'The interview has not started.');
      if (!attempt.recordScreen) throw fail('recording_off', 'This interview is not recorded.');
      const ref = refOf(companyId, attempt.id, body);
      return { attemptId: attempt.id, segment: await findSegment(tx, ref) };
    });
    if (known.segment !== undefined) return answerOf(known.segment);
    const ref = refOf(companyId, known.attemptId, body);
    const key = `companies/${companyId}/attempts/${ref.attemptId}/${ref.segmentKey}-${ref.startsAtByte}`;
    const uploadId = await objects.createUpload(key, body.mimeType.split(';')[0] ?? 'video/webm');
    const stored = await db.inCompany(companyId, async (tx) => {
      await lockAttempt(tx, link);
      const raced = await findSegment(tx, ref);
      if (raced !== undefined) return raced;
      const recording = await openRecording(tx, companyId, ref.attemptId);
      if (recording.rawRemovedAt !== null) {
        throw fail('recording_closed', 'The recording of this interview is finished.');
      }
      await reopenRecording(tx, companyId, recording.id);
      const { life, mimeType, systemAudio, microphone } = body;
      const segment = { ...ref, uploadId, objectKey: key, life, mimeType, systemAudio, microphone };
      const startedAt = new Date(Math.min(body.startedAt, now.getTime()));
      await addSegment(tx, {
        ...segment,
        recordingId: recording.id,
        startedAt,
        lastActivityAt: now,
      });
      return { uploadId, objectKey: key };
    });
    // Two first calls raced: the loser's upload is nobody's.
    if (stored.uploadId !== uploadId) await objects.abortUpload(key, uploadId);
    return answerOf(stored);
  };
}

function refOf(
  companyId: number,
  attemptId: number,
  body: { segmentId: string; startsAtByte: number },
) {
  return { companyId, attemptId, segmentKey: body.segmentId, startsAtByte: body.startsAtByte };
}

function answerOf(segment: { uploadId: string; objectKey: string }) {
  return { uploadId: segment.uploadId, key: segment.objectKey };
}

function gone() {
  return fail('upload_gone', 'This upload is finished.');
}

async function inStorage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof ObjectStoreError ? error.code : undefined;
    if (code === 'NoSuchUpload') throw gone();
    if (code === 'InvalidPart')
      throw fail('invalid_part', 'A part is not the one that was stored.');
    if (code === 'InvalidPartOrder') throw fail('invalid_part', 'The parts are not in order.');
    if (code === 'PartTooSmall') {
      throw fail('part_too_small', 'Every part but the last must have at least 5 MB.');
    }
    throw error;
  }
}
