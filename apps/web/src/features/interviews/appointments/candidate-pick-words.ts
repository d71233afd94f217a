import { inLanguages } from '../../../lib/language.ts';

export const pickWords = inLanguages('live-pick', {
  title: 'Pick a time',
  moveTitle: 'Pick another time',
  days: 'Day',
  times: (day: string) => `Times on ${day}`,
  count: (times: number) => (times === 1 ? ', 1 time' : `, ${times} times`),
  none: 'Please pick a time.',
  book: 'Book this time',
  move: 'Move to this time',
  booked: 'Your interview is booked. A mail with a calendar entry is on its way.',
  moved: 'Your interview is moved. A mail with the new calendar entry is on its way.',
  gone: (time: string) => `${time} is not free any more.`,
  nearest: 'The nearest times that are:',
  noneLeft: 'No other time is free at the moment.',
});
