export { scorecardDues } from './reminders.ts';
export { createScorecardHandlers } from './scorecard-handlers.ts';
