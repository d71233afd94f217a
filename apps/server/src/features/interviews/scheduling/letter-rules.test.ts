import { expect, test } from 'vitest';
import { tellMoment } from './letter-rules.ts';

test.each([
  ['2027-01-29T16:00:00Z', 'Europe/Oslo', 'Friday 29 January 2027 at 17:00 (Europe/Oslo, GMT+1)'],
  ['2027-07-29T16:00:00Z', 'Europe/Oslo', 'Thursday 29 July 2027 at 18:00 (Europe/Oslo, GMT+2)'],
  [
    '2027-01-28T18:30:00Z',
    'Asia/Kolkata',
    'Friday 29 January 2027 at 00:00 (Asia/Kolkata, GMT+5:30)',
  ],
  ['2027-01-29T16:00:00Z', 'UTC', 'Friday 29 January 2027 at 16:00 (UTC)'],
])('%s in %s is told as %s', (instant, zone, text) => {
  expect(tellMoment(new Date(instant), zone)).toBe(text);
});
