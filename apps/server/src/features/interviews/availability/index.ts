export { createAvailabilityHandlers } from './availability-handlers.ts';
export { findBusyTimes, findHours } from './find-hours.ts';
