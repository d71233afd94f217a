import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { applyRetention } from './apply-retention.ts';

export const retentionJob = 'apply-retention';

/** A server that was away at night does it after it came back, once whoever waits for it has been served. */
export const RETENTION_AFTER_START_MS = 10 * 60_000;

export function createRetentionWorkers(parts: Parameters<typeof applyRetention>[0]): Job[] {
  return [
    defineJob({
      name: retentionJob,
      every: '27 4 * * *',
      isOnce: true,
      retries: 3,
      run: () => applyRetention(parts),
    }),
  ];
}
