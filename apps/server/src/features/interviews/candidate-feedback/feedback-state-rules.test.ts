import { expect, test } from 'vitest';
import { countsByJob } from './feedback-numbers-rules.ts';
import { openingOf, readingOf } from './feedback-state-rules.ts';

const endsAt = new Date('2027-01-20T10:00:00Z');
const over = { state: 'over', endsAt } as const;
const at = (instant: string) => new Date(instant);

test('it is open for 30 days after the interview, and for a day after it was said', () => {
  const booked = { state: 'booked', endsAt } as const;
  expect(openingOf(booked, null, at('2027-01-20T09:00:00Z'))).toBe('not-over');
  expect(openingOf({ ...over, state: 'cancelled' }, null, endsAt)).toBe('not-over');
  expect(openingOf(over, null, at('2027-02-19T10:00:00Z'))).toBe('open');
  expect(openingOf(over, null, at('2027-02-19T10:00:01Z'))).toBe('late');
  const sentAt = at('2027-02-19T09:00:00Z');
  expect(openingOf(over, sentAt, at('2027-02-20T09:00:00Z'))).toBe('open');
  expect(openingOf(over, sentAt, at('2027-02-20T09:00:01Z'))).toBe('late');
});

test('nobody reads it before the decision, nor while it can be changed; who sits there never', () => {
  const sentAt = at('2027-01-20T12:00:00Z');
  const whole = {
    ...{ interview: over, sits: false, isDecided: true, sentAt },
    now: at('2027-01-21T12:00:01Z'),
  };
  expect(readingOf(whole)).toBe('shown');
  expect(readingOf({ ...whole, isDecided: false })).toBe('undecided');
  expect(readingOf({ ...whole, now: at('2027-01-21T12:00:00Z') })).toBe('none');
  expect(readingOf({ ...whole, sentAt: null })).toBe('none');
  expect(readingOf({ ...whole, sits: true })).toBe('own');
  expect(readingOf({ ...whole, interview: { state: 'booked', endsAt } })).toBe('not-over');
});

test('numbers are of five, of ten: one more person changes none of them', () => {
  const said = (overall: 1 | 5) => ({
    ...({ jobId: 7, overall, prepared: 3, respect: 3, relevance: 3 } as const),
  });
  const four = Array.from({ length: 4 }, () => said(5));
  expect(countsByJob(four).size).toBe(0);
  const five = countsByJob([...four, said(5)]).get(7);
  expect(five).toMatchObject({ people: 5, counts: { overall: [0, 0, 0, 0, 5] } });
  const nine = countsByJob([...four, said(5), ...Array.from({ length: 4 }, () => said(1))]).get(7);
  expect(nine).toEqual(five);
  const two = countsByJob([...four, said(5), ...four, { ...said(1), jobId: 8 }]);
  expect([...two.keys()]).toEqual([7]);
});
