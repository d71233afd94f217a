export { createArchiveHandlers } from './archive-handlers.ts';
export { createArchiveWorkers } from './archive-workers.ts';
