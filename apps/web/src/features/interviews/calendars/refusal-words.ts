import type { SomeRefusalWords } from '@candor/contract/refusals';
import { calendarWords, troubleWords } from './calendar-words.ts';

export const calendarRefusals = {
  ...troubleWords,
  not_found: { calendar: 'This calendar is not connected any more.' },
  too_many_calendars: ({ most }) => calendarWords.full(most),
} as const satisfies SomeRefusalWords;
