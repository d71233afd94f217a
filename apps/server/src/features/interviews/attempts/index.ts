export { createAttemptHandlers } from './attempt-handlers.ts';
export { createClockHandlers } from './clock-handlers.ts';
export { createAttemptWorkers } from './attempt-jobs.ts';
export { endedDue } from './ended-due.ts';
export { hasBegun } from './attempt-store.ts';
export { drawPreview } from './draw-preview.ts';
export {
  deleteAttempts,
  deleteEvents,
  endAttemptsOf,
  noteEvidenceGone,
} from './removal-store.ts';
