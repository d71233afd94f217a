import { expect, test } from 'vitest';
import { valuesOf } from './letter-rules.ts';
import { tellMoment } from './moment-rules.ts';

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

test('a window is told by the candidate’s clock and the company’s, and by one where the candidate said none', () => {
  const facts = {
    ...{ firstName: 'Ada', lastName: 'Lovelace', jobTitle: 'Engineer', companyName: 'Acme' },
    ...{ jurisdiction: null, biasAuditUrl: null, biasAuditOn: null },
    ...{ minutes: 30, timeZone: 'Europe/Oslo', candidateZone: 'Europe/London' },
    opensAt: new Date('2027-01-28T16:00:00Z'),
    closesAt: new Date('2027-01-29T16:00:00Z'),
  };
  expect(valuesOf(facts).closes).toBe(
    'Friday 29 January 2027 at 16:00 (Europe/London, GMT+0; 17:00 in Europe/Oslo)',
  );
  expect(valuesOf({ ...facts, candidateZone: 'Asia/Tokyo' }).closes).toBe(
    'Saturday 30 January 2027 at 01:00 (Asia/Tokyo, GMT+9; Friday 29 January 2027, 17:00 in Europe/Oslo)',
  );
  expect(valuesOf({ ...facts, candidateZone: 'Europe/Berlin' }).closes).toBe(
    'Friday 29 January 2027 at 17:00 (Europe/Berlin, GMT+1)',
  );
  expect(valuesOf({ ...facts, candidateZone: null }).closes).toBe(
    'Friday 29 January 2027 at 17:00 (Europe/Oslo, GMT+1)',
  );
});
