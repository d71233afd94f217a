export { createCalendarHandlers } from './calendar-handlers.ts';
export { createCalendarWorkers } from './calendar-workers.ts';
export { findBusy } from './find-busy.ts';
