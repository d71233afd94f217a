import type { Worker } from '../../platform/queue/queue.ts';
import { applyRetention } from './apply-retention.ts';

export const retentionJob = 'apply-retention';

/** A server that was away at night does it after it came back, once whoever waits for it has been served. */
export const RETENTION_AFTER_START_MS = 10 * 60_000;

export function createRetentionWorkers(
  parts: Parameters<typeof applyRetention>[0],
): Record<string, Worker> {
  return { [retentionJob]: () => applyRetention(parts) };
}
