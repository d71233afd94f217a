export { createAvailabilityHandlers } from './availability-handlers.ts';
export {
  findBusyTimes,
  findHours,
  findTimesIn,
  findZones,
  readHoursIn,
  sayHoursIn,
} from './find-hours.ts';
