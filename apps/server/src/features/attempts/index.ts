export { createAttemptHandlers } from './attempt-handlers.ts';
export { createAttemptWorkers } from './attempt-jobs.ts';
export { hasBegun } from './attempt-store.ts';
