export { createCalendarHandlers } from './calendar-handlers.ts';
export { createCalendarWorkers } from './calendar-workers.ts';
export { findBusy, findBusyIn } from './find-busy.ts';
