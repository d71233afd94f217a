import type { Output } from '@candor/contract';
import {
  disconnectCalendar,
  listCalendars,
  readCalendarNow,
} from '@candor/contract/interviews/calendars';
import { read, useWriteOf } from '../../../lib/server-state.ts';

export type Calendars = Output<typeof listCalendars>;
export type ConnectedCalendar = Calendars['calendars'][number];

export const calendarsQuery = read(listCalendars, {});

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
