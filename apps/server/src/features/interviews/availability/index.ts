export { createAvailabilityHandlers } from './availability-handlers.ts';
export { findBusyTimes, findHours, findTimesIn, findZones } from './find-hours.ts';
