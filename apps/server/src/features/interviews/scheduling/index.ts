export { calendarText } from './calendar-texts.ts';
export { calendarFile, inCalendars } from './calendar-rules.ts';
export {
  type Accommodations,
  createSchedule,
} from './schedule-store.ts';
export { createSchedulingHandlers } from './scheduling-handlers.ts';
export { reminderDue } from './due-reminders.ts';
export { deleteScheduleRows, forgetRequests } from './forget-store.ts';
export { watchedBy, watchesAny } from './watched-store.ts';
export { tieToApplication } from './schedule-store.ts';
export { tellBoth, tellMoment } from './moment-rules.ts';
export { cancelLiveSchedule, createLiveSchedule, moveLiveEnd } from './live-schedule-store.ts';
export { storeReply, takeRequest } from './request-store.ts';
export { granted } from './accommodations.ts';
export { accommodate } from './invitation-handlers.ts';
export { linkStateOf } from './link-rules.ts';
export { findScheduled, lockScheduled, type Scheduled } from './scheduled-store.ts';
export type { AddKept } from './schedule-interviews.ts';
export { needsUrl } from './scheduling-parts.ts';
export { expiryDue } from './expiry-due.ts';
export { isNews } from './news-rules.ts';
export { tellOfInterview } from './tell-of-interview.ts';
export { toldTitles } from './told-words.ts';
