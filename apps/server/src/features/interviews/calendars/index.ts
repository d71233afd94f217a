export { createCalendarHandlers } from './calendar-handlers.ts';
export { createCalendarWorkers } from './calendar-workers.ts';
export { dropCalendars } from './calendar-store.ts';
export { findBusy, findBusyIn } from './find-busy.ts';
