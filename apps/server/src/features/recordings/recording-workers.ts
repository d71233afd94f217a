import type { Worker } from '../../platform/queue/queue.ts';
import { createConvertWorker } from './convert-worker.ts';
import { createJoinWorker } from './join-worker.ts';
import type { RecordingParts } from './recording-parts.ts';
import { createFinishWorker, createSweepWorker } from './sweep-worker.ts';

/** Every job may be killed at any point and run again. */
export function createRecordingWorkers(
  parts: RecordingParts & { readonly ffmpeg: string },
): Record<string, Worker> {
  return {
    'finish-recording': createFinishWorker(parts),
    'join-recording': createJoinWorker(parts),
    'convert-recording': createConvertWorker(parts),
    'sweep-recordings': createSweepWorker(parts),
  };
}
