import type { Output } from '@candor/contract';
import {
  disconnectCalendar,
  listCalendars,
  readCalendarNow,
} from '@candor/contract/interviews/calendars';
import { sentenceOf } from '../../../lib/refusal-sentences.ts';
import { read, readOwn, useWriteOf } from '../../../lib/server-state.ts';

export type Calendars = Output<typeof listCalendars>;
export type ConnectedCalendar = Calendars['calendars'][number];

export const calendarsQuery = read(listCalendars, {});

/** Why a calendar was not read, in the sentence of the same refusal. */
export const troubleQuery = (code: string) =>
  readOwn(['calendar-trouble', code], async () => (await sentenceOf({ code })) ?? '', {
    staleTime: Number.POSITIVE_INFINITY,
  });

const paramsOf = ({ calendarID }: ConnectedCalendar) => ({
  params: { calendarID: String(calendarID) },
});

export const useReadNow = (calendar: ConnectedCalendar, tells: (read: ConnectedCalendar) => void) =>
  useWriteOf<typeof readCalendarNow, undefined>(readCalendarNow, () => paramsOf(calendar), {
    refreshes: [listCalendars],
    tells,
  });

export const useDisconnect = (calendar: ConnectedCalendar, tells: () => void) =>
  useWriteOf<typeof disconnectCalendar, undefined>(disconnectCalendar, () => paramsOf(calendar), {
    refreshes: [listCalendars],
    evenIfRefused: true,
    tells,
  });
