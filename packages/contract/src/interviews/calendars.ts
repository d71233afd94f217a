import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, id, idText, instant, text } from '../fields.ts';
import { CALENDARS_MOST, calendarKinds, calendarTroubles } from './calendar-rules.ts';
import { isTimeZone } from './scheduling-rules.ts';

/** Whoever may sit in an interview. What they connect is theirs and of no company. */
const access = {
  kind: 'session',
  userTypes: ['COMPANY_ADMIN', 'COMPANY_USER', 'EXTERNAL_INTERVIEWER'],
} as const;

const filled = (most: number, error: string) =>
  text(most).check(z.refine((value) => value.trim() !== '', error));

const connectedCalendar = z.object({
  calendarID: id,
  kind: z.enum(calendarKinds),
  name: z.string(),
  /** Of the address, which is a secret, only its server. */
  host: z.string(),
  timeZone: z.string(),
  readAt: instant,
  nextReadAt: instant,
  /** What kept it from being read since; its busy times are those of `readAt`. */
  trouble: z.nullable(z.object({ code: z.enum(calendarTroubles), since: instant })),
});

export const listCalendars = endpoint({
  method: 'GET',
  path: '/api/calendars',
  summary: 'My connected calendars, and my busy times of the coming week as they are kept',
  output: z.object({
    calendars: z.array(connectedCalendar),
    busyTimes: z.array(z.object({ startsAt: instant, endsAt: instant })),
  }),
  errors: {},
  access,
  example: {},
});

const troubleStatus = {
  address_refused: 422,
  unreachable: 422,
  timed_out: 422,
  too_large: 422,
  sign_in_refused: 422,
  address_empty: 422,
  server_failed: 422,
  not_a_calendar: 422,
  event_unreadable: 422,
  too_complicated: 422,
} as const satisfies Record<(typeof calendarTroubles)[number], number>;

/** It is read before it is kept, so that a connected calendar was understood once at least. */
export const connectCalendar = endpoint({
  method: 'POST',
  path: '/api/calendars',
  summary: `Connect a calendar, read only; at most ${CALENDARS_MOST}`,
  body: z
    .object({
      kind: z.enum(calendarKinds),
      name: filled(80, 'Please name the calendar.'),
      address: filled(2000, 'Please enter the address.'),
      /** Of CalDAV only. */
      user: text(254),
      password: text(500),
      /** Where its days begin, and its times that name no zone are meant. */
      timeZone: text(64).check(z.refine(isTimeZone, 'Please choose a time zone.')),
    })
    .check(
      z.refine(({ kind, user }) => kind === 'feed' || user.trim() !== '', {
        path: ['user'],
        error: 'Please enter the user name.',
      }),
      z.refine(({ kind, password }) => kind === 'feed' || password !== '', {
        path: ['password'],
        error: 'Please enter the password.',
      }),
    ),
  output: z.object({ calendarID: id }),
  errors: { too_many_calendars: 409, ...troubleStatus },
  access,
  example: {
    body: {
      ...{ kind: 'feed', name: 'Work', user: '', password: '', timeZone: 'Europe/Berlin' },
      address: 'https://calendar.example.com/private-7f3a/basic.ics',
    },
  },
});

export const readCalendarNow = endpoint({
  method: 'POST',
  path: '/api/calendars/:calendarID/reading',
  summary: 'Read a calendar now; the reply says what kept it from being read',
  params: z.object({ calendarID: idText }),
  output: connectedCalendar,
  errors: {},
  access,
  example: { params: { calendarID: '1' } },
});

export const disconnectCalendar = endpoint({
  method: 'DELETE',
  path: '/api/calendars/:calendarID',
  summary: 'Disconnect a calendar and forget its address and busy times',
  params: z.object({ calendarID: idText }),
  output: done,
  errors: {},
  access,
  example: { params: { calendarID: '1' } },
});
