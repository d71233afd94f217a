import {
  type CalendarMethod,
  writeCalendar,
} from '../../../platform/calendar/calendar-file-rules.ts';

/** The window of an interview, as calendars know it. Everything in it may be a company's own words. */
export type CalendarEntry = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly createdAt: Date;
  /** Rises with each change: a calendar takes the highest it has seen. */
  readonly sequence: number;
  readonly companyName: string;
  readonly summary: string;
  readonly description: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
};

/** What can still be begun is worth an entry; of a cancelled one its own mail tells. */
export const inCalendars = (
  times: {
    readonly closesAt: Date;
    readonly cancelledAt: Date | null;
    readonly attemptStatus: string | null;
  },
  now: Date,
): boolean => times.attemptStatus === null && times.cancelledAt === null && times.closesAt > now;

/**
 * It blocks no time, because the interview takes minutes of a window of days, and it holds no link: calendars are shared,
 * and the link is the candidate's alone.
 */
export function calendarFile(entry: CalendarEntry, method: CalendarMethod, now: Date): string {
  const { companyName, summary, description, opensAt, closesAt, sequence } = entry;
  const event = {
    // Both ids and the moment: no other installation makes the same.
    uid: `candor-${entry.companyId}-${entry.scheduleId}-${entry.createdAt.getTime()}`,
    ...{ sequence, startsAt: opensAt, endsAt: closesAt },
    // RFC 5546 wants an organiser; nobody is to answer this mail.
    organizer: { name: companyName, email: null },
    ...{ summary, description },
    ...{ isCancelled: method === 'CANCEL', isBusy: false },
  };
  return writeCalendar({ method, now, events: [event] });
}

/** The file as a mail brings it. */
export const calendarMail = (entry: CalendarEntry, method: CalendarMethod, now: Date) => ({
  ...{ method, content: calendarFile(entry, method, now) },
});
