export { createChangeHandlers } from './change-handlers.ts';
export { type ChangeHub, createChangeHub } from './change-hub.ts';
export { createChangeWorkers } from './change-workers.ts';
export { createPointOfNow } from './change-points.ts';
