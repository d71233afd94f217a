export { createRetentionHandlers } from './retention-handlers.ts';
export {
  createRetentionWorkers,
  RETENTION_AFTER_START_MS,
  retentionJob,
} from './retention-workers.ts';
