export { calendarFile, inCalendars } from './calendar-rules.ts';
export { newLinkToken, readLinkToken } from './link-token.ts';
export {
  type Accommodations,
  createLink,
  createLinkResolver,
  createSchedule,
} from './schedule-store.ts';
export { createSchedulingHandlers } from './scheduling-handlers.ts';
export { createSchedulingWorkers } from './scheduling-workers.ts';
export { deleteScheduleRows, forgetRequests } from './forget-store.ts';
export { markOpened } from './schedule-store.ts';
export { tieToApplication } from './schedule-store.ts';
