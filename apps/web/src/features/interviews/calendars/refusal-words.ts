import type { CalendarTrouble } from '@candor/contract/interviews/calendar-rules';
import type { SomeRefusalWords } from '@candor/contract/refusals';

/** Why a calendar could not be read, and what somebody can do about it. */
const troubleWords: Readonly<Record<CalendarTrouble, string>> = {
  address_refused:
    'This address cannot be asked. It must begin with https:// and be reachable from the internet.',
  unreachable: 'Nobody answers at this address. Please check it.',
  timed_out: 'The calendar’s server took too long to answer.',
  too_large: 'The calendar is too large: more than 16 MB.',
  sign_in_refused:
    'The calendar’s server refused the user name or the password. Some servers want an app password here.',
  address_empty: 'There is nothing at this address. Please copy it once more.',
  server_failed: 'The calendar’s server failed.',
  not_a_calendar: 'What this address gives is no calendar.',
  event_unreadable: 'An event of this calendar has no time that can be read.',
  too_complicated: 'The calendar repeats more often than can be followed.',
};

export const calendarRefusals = {
  ...troubleWords,
  not_found: { calendar: 'This calendar is not connected any more.' },
  too_many_calendars: ({ most }) => `${most} calendars are connected already.`,
} as const satisfies SomeRefusalWords;
