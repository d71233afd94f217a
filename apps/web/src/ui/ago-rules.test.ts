import { expect, test } from 'vitest';
import { agoText } from './ago-rules.ts';

const now = Date.parse('2026-11-29T12:00:00Z');

test.each([
  ['2026-11-29T11:59:30Z', 'just now'],
  ['2026-11-29T12:00:40Z', 'just now'],
  ['2026-11-29T11:40:00Z', '20 min ago'],
  ['2026-11-29T11:00:00Z', '1 h ago'],
  ['2026-11-28T12:00:01Z', '23 h ago'],
  ['2026-11-28T12:00:00Z', '1 day ago'],
  ['2026-10-30T12:00:00Z', '30 days ago'],
  ['2026-12-01T13:00:00Z', 'in 2 days'],
  ['2026-11-29T12:45:00Z', 'in 45 min'],
])('%s is told as %s', (at, text) => {
  expect(agoText(Date.parse(at), now)).toBe(text);
});

test.each(['2026-10-28T12:00:00Z', '2027-01-01T12:00:00Z'])(
  'of %s, more than thirty days away, the date says more',
  (at) => {
    expect(agoText(Date.parse(at), now)).toBeNull();
  },
);
