import { availableParallelism } from 'node:os';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { createConvertWorker } from './convert-worker.ts';
import { createFilmSweep, createFilmWorker } from './film-worker.ts';
import { createJoinWorker } from './join-worker.ts';
import type { Notify } from '../../people/notifications/index.ts';
import type { RecordingParts } from './recording-parts.ts';
import { createFinishWorker, createSweepWorker } from './sweep-worker.ts';

type Parts = RecordingParts & { readonly ffmpeg: string; readonly notify: Notify };

/**
 * Every job may be killed at any point and run again. Many interviews end together. A join keeps one core busy for a
 * fraction of a second, a conversion all of them for minutes (FFmpeg has threads of its own), at the lowest priority.
 * What the clock starts every minute is tried again by the next minute.
 */
export function createRecordingWorkers(parts: Parts): Job[] {
  const cores = availableParallelism();
  return [
    defineJob({ name: 'finish-recording', atOnce: 4, run: createFinishWorker(parts) }),
    defineJob({
      name: 'join-recording',
      atOnce: Math.min(cores, 8),
      isOnce: true,
      retries: 3,
      run: createJoinWorker(parts),
    }),
    defineJob({
      name: 'convert-recording',
      atOnce: Math.ceil(cores / 4),
      run: createConvertWorker(parts),
    }),
    // Minutes of all cores too: one at a time.
    defineJob({ name: 'film-call', isOnce: true, retries: 3, run: createFilmWorker(parts) }),
    defineJob({
      name: 'film-calls',
      every: '* * * * *',
      isOnce: true,
      retries: 0,
      run: createFilmSweep(parts),
    }),
    defineJob({
      name: 'sweep-recordings',
      every: '* * * * *',
      isOnce: true,
      retries: 0,
      run: createSweepWorker(parts),
    }),
  ];
}
