import type { Tx } from '../../../platform/database/database.ts';
import { askStorage } from '../../../platform/objects/marked-store.ts';
import { type ObjectStore, ObjectStoreError } from '@candor/folder-store';
import type { JobData, Worker } from '../../../platform/queue/define-job.ts';
import { listCompanyIds } from '../../../platform/queue/each-company.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { appendSlices } from './append-slices.ts';
import { lengthOf } from './held-bytes.ts';
import type { RecordingParts } from './recording-parts.ts';
import { removeRaw } from './raw-removal.ts';
import { needsJoin, silentSince, type Subject } from './recording-rules.ts';
import { findRecording, listSegments } from './recording-store.ts';
import { findRecordingOf } from './subject-store.ts';
import { removeStaleFolders } from '../../../platform/media/temporary-folder.ts';
import { closeSegment, takeOver } from './segment-store.ts';
import type { Slice } from './slice-rules.ts';
import { forgetSlice, listSlices, listSpentSlices } from './slice-store.ts';
import { listUnsettled, listUnverified } from './sweep-store.ts';

/** An upload this old that no segment completed was begun by a server that died before it noted it. */
const FORGOTTEN_MS = 2 * 24 * 3_600_000;

/** Longer than any step of the work goes without writing: decoding to verify takes up to 50 minutes. */
const STALE_MS = 6 * 3_600_000;

/** The interview ended, or an upload was completed: joins when nothing is open any more. */
export function createFinishWorker({ db, queue }: RecordingParts): Worker {
  return async (data: JobData): Promise<void> => {
    const subject = data as Subject;
    await db.inCompany(subject.companyId, async (tx) => {
      const recording = await findRecordingOf(tx, subject);
      if (recording !== undefined)
        await finish(queue, tx, { ...subject, recordingId: recording.id });
    });
  };
}

async function finish(
  queue: RecordingParts['queue'],
  tx: Tx,
  { companyId, recordingId }: { readonly companyId: number; readonly recordingId: number },
): Promise<void> {
  const recording = await findRecording(tx, companyId, recordingId);
  if (recording === undefined) return;
  if (!needsJoin(recording, await listSegments(tx, companyId, recordingId))) return;
  await queue.send(tx, { name: 'join-recording', data: { companyId, recordingId } });
}

/** Does every minute what a lost job, a killed worker or a browser that never came back left undone. */
export function createSweepWorker(parts: RecordingParts): Worker {
  const { db, objects, clock } = parts;
  return async () => {
    // A store that is away would look like uploads without parts, and browsers like silent ones.
    await askStorage(objects);
    const problems: unknown[] = [];
    // One recording that cannot be dealt with must not keep the others waiting.
    const apart = (work: Promise<void>) =>
      work.catch((error: unknown) => void problems.push(error));
    for (const companyId of await db.global(listCompanyIds)) {
      const unsettled = await db.inCompany(companyId, (tx) => listUnsettled(tx, companyId));
      for (const { id: recordingId } of unsettled) {
        await apart(completeAbandoned(parts, companyId, recordingId));
        await apart(
          db.inCompany(companyId, (tx) => finish(parts.queue, tx, { companyId, recordingId })),
        );
      }
      await apart(convertAgain(parts, companyId));
      await apart(removeSlices(parts, companyId));
      await apart(removeRaw(parts, companyId));
    }
    await apart(abortForgotten(objects, clock()));
    await apart(objects.removeLeftovers(STALE_MS));
    await apart(removeStaleFolders(STALE_MS));
    if (problems.length > 0) throw new AggregateError(problems, 'Some recordings were left as is');
  };
}

async function completeAbandoned(
  { db, objects, clock }: RecordingParts,
  companyId: number,
  recordingId: number,
): Promise<void> {
  const at = clock();
  const open = await db.inCompany(companyId, async (tx) => {
    const since = silentSince(at);
    const taken: Awaited<ReturnType<typeof listSegments>> = [];
    for (const segment of await listSegments(tx, companyId, recordingId)) {
      if (segment.status !== 'open') continue;
      if (await takeOver(tx, { companyId, segmentId: segment.id, since })) taken.push(segment);
    }
    return taken;
  });
  for (const segment of open) {
    const { id } = segment;
    const slices = await db.inCompany(companyId, (tx) => listSlices(tx, companyId, id));
    const bytes = await completeWithWhatIsHeld(objects, segment, slices);
    const status = bytes === 0 ? ('empty' as const) : ('completed' as const);
    await db.inCompany(companyId, async (tx) => {
      await closeSegment(tx, {
        companyId,
        segmentId: id,
        completion: { status, completedBy: 'server', bytes, at },
      });
      await recordAudit(
        tx,
        {
          ...{ companyId, actorKind: 'system', action: 'recording.upload-completed' },
          ...{ objectKind: 'recording-segment', objectId: id, after: { status, bytes } },
        },
        at,
      );
    });
  }
}

/** Gives the object's length; 0 when the store holds nothing of it that could become an object. */
async function completeWithWhatIsHeld(
  objects: ObjectStore,
  upload: Awaited<ReturnType<typeof listSegments>>[number],
  slices: readonly Slice[],
): Promise<number> {
  const { objectKey: key, uploadId } = upload;
  try {
    const parts = await objects.listParts(key, uploadId);
    const held = await appendSlices(objects, upload, { slices, held: parts });
    if (held.length === 0) {
      await objects.abortUpload(key, uploadId);
      return 0;
    }
    await objects.completeUpload(key, uploadId, held);
  } catch (error) {
    const code = error instanceof ObjectStoreError ? error.code : null;
    // No recorder of ours cuts such parts, and no store joins them.
    if (code === 'PartTooSmall') {
      await objects.abortUpload(key, uploadId);
      return 0;
    }
    // NoSuchUpload: completed already, by a run that was killed before it could say so. Anything else,
    // such as a store that is away, is tried again by the next sweep.
    if (code !== 'NoSuchUpload') throw error;
  }
  return lengthOf(objects, key);
}

async function convertAgain({ db, queue, clock }: RecordingParts, companyId: number) {
  await db.inCompany(companyId, async (tx) => {
    for (const { id: recordingId } of await listUnverified(tx, companyId, clock())) {
      await queue.send(tx, { name: 'convert-recording', data: { companyId, recordingId } });
    }
  });
}

/** Of uploads that are closed; kept for as long as a PUT that was granted before can still take. */
async function removeSlices({ db, objects, clock }: RecordingParts, companyId: number) {
  const spent = await db.inCompany(companyId, (tx) =>
    listSpentSlices(tx, companyId, silentSince(clock())),
  );
  for (const slice of spent) {
    if (slice.bytes > 0) await objects.remove(slice.objectKey);
    await db.inCompany(companyId, (tx) => forgetSlice(tx, companyId, slice));
  }
}

async function abortForgotten(objects: ObjectStore, now: Date): Promise<void> {
  for (const { key, uploadId, startedAt } of await objects.listUploads('companies/')) {
    if (now.getTime() - startedAt.getTime() > FORGOTTEN_MS)
      await objects.abortUpload(key, uploadId);
  }
}
