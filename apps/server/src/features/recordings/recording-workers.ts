import type { JobData, Worker } from '../../platform/queue/queue.ts';
import { type ObjectStore, ObjectStoreError } from '../../platform/objects/object-store.ts';
import { createConvertWorker } from './convert-worker.ts';
import { createJoinWorker } from './join-worker.ts';
import type { RecordingParts } from './recording-parts.ts';
import { isAbandoned } from './recording-rules.ts';
import { findRecording, listReceiving, listSegments } from './recording-store.ts';
import { closeSegment } from './segment-store.ts';

/** Every job may be killed at any point and run again. */
export function createRecordingWorkers(
  parts: RecordingParts & { readonly ffmpeg: string },
): Record<string, Worker> {
  return {
    'finish-recording': createFinishWorker(parts),
    'join-recording': createJoinWorker(parts),
    'convert-recording': createConvertWorker(parts),
    'sweep-recordings': createSweep(parts),
  };
}

/** The interview ended or an upload was completed: joins when nothing is open any more. */
function createFinishWorker({ db, queue }: RecordingParts): Worker {
  return async (data: JobData) => {
    const { companyId, attemptId } = data as { companyId: number; attemptId: number };
    await db.inCompany(companyId, async (tx) => {
      const recording = await findRecording(tx, companyId, attemptId);
      if (recording === undefined || recording.attemptStatus === 'in-progress') return;
      const segments = await listSegments(tx, companyId, recording.id);
      if (segments.some(({ status }) => status === 'open')) return;
      if (recording.status === 'receiving' || recording.status === 'processing') {
        await queue.send(tx, 'join-recording', { companyId, attemptId });
      }
    });
  };
}

/** Completes what nobody will complete any more, and restarts joining that a crash interrupted. */
function createSweep(parts: RecordingParts): Worker {
  const { db } = parts;
  const finish = createFinishWorker(parts);
  return async () => {
    const tenants = await db.global((tx) => tx.selectFrom('tenants').select('id').execute());
    for (const { id: companyId } of tenants) {
      const receiving = await db.inCompany(companyId, (tx) => listReceiving(tx, companyId));
      for (const { attemptId } of receiving) {
        await completeAbandoned(parts, companyId, attemptId);
        await finish({ companyId, attemptId });
      }
    }
  };
}

async function completeAbandoned(
  { db, objects, clock }: RecordingParts,
  companyId: number,
  attemptId: number,
): Promise<void> {
  const at = clock();
  const open = await db.inCompany(companyId, async (tx) => {
    const recording = await findRecording(tx, companyId, attemptId);
    if (recording === undefined) return [];
    const ended = recording.attemptStatus !== 'in-progress';
    const segments = await listSegments(tx, companyId, recording.id);
    return segments.filter(
      ({ status, lastActivityAt }) =>
        status === 'open' &&
        isAbandoned({ lastActivityAt: lastActivityAt.getTime() }, ended, at.getTime()),
    );
  });
  for (const { id, objectKey, uploadId } of open) {
    const bytes = await completeWithWhatIsHeld(objects, objectKey, uploadId);
    const status = bytes === 0 ? ('empty' as const) : ('completed' as const);
    await db.inCompany(companyId, (tx) =>
      closeSegment(tx, companyId, id, { status, completedBy: 'server', bytes, at }),
    );
  }
}

/** Gives the object's length; 0 when the store holds nothing of it. */
async function completeWithWhatIsHeld(
  objects: ObjectStore,
  key: string,
  uploadId: string,
): Promise<number> {
  try {
    const held = await objects.listParts(key, uploadId);
    if (held.length === 0) {
      await objects.abortUpload(key, uploadId);
      return 0;
    }
    await objects.completeUpload(key, uploadId, held);
  } catch (error) {
    // Completed already, by a run that was killed before it could say so. A store that is away is
    // another matter: the error goes on, and the next sweep tries again.
    if (!(error instanceof ObjectStoreError) || error.code !== 'NoSuchUpload') throw error;
  }
  try {
    return (await objects.head(key)).size;
  } catch (error) {
    if (error instanceof ObjectStoreError && error.code === 'NoSuchKey') return 0;
    throw error;
  }
}
