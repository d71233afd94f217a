import { inReaderLocale } from './reader-locale.ts';

const day = inReaderLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const calendarDay = inReaderLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);
const moment = inReaderLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** “4 Mar 2026”: the day of an instant of the server, ISO or epoch milliseconds, in the reader's zone. */
export const dayOf = (at: string | number): string => day().format(new Date(at));

/** “4 Mar 2026”: a day of the calendar, `2026-03-04`, which is the same everywhere. */
export const calendarDayText = (date: string): string =>
  calendarDay().format(new Date(`${date}T00:00:00Z`));

/** “4 Mar 2026, 15:30”: an instant of the server, in the reader's zone. */
export const momentOf = (at: string | number): string => moment().format(new Date(at));
