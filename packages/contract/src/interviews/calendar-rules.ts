export const CALENDARS_MOST = 5;

/** How a calendar is read: by the address of its feed, or by signing in to a CalDAV server. */
export const calendarKinds = ['feed', 'caldav'] as const;

/** Why a calendar could not be read. */
export const calendarTroubles = [
  /** Of the inner network, not https, or a redirect to such a place. */
  'address_refused',
  'unreachable',
  'timed_out',
  'too_large',
  /** The server refused the name or password. */
  'sign_in_refused',
  /** There is nothing at this address. */
  'address_empty',
  'server_failed',
  'not_a_calendar',
  'event_unreadable',
  /** More occurrences than are computed. */
  'too_complicated',
] as const;

export type CalendarTrouble = (typeof calendarTroubles)[number];

/** What a calendar program hands out as `webcal:` is fetched over https. */
export const feedAddress = (typed: string): string => typed.trim().replace(/^webcals?:/i, 'https:');
