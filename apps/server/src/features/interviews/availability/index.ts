export { createAvailabilityHandlers } from './availability-handlers.ts';
export { findBusyTimes, findHours, findTimesIn } from './find-hours.ts';
