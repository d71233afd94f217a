import { expect, test } from 'vitest';
import { deedsOf, isOpen } from './live-state-rules.ts';

const askedAt = '2027-01-10T09:00:00.000Z';
const moved = (by: string, waitsFor: 'candidate' | 'company' | 'interviewers') => ({
  by,
  waitsFor,
});

test('what is over, cancelled or not possible has no deeds', () => {
  for (const state of ['over', 'cancelled', 'unable'] as const) {
    expect(isOpen(state)).toBe(false);
    expect(Object.values(deedsOf({ state, askedAt, move: null }))).not.toContain(true);
  }
});

test('a later round can only be cancelled before it is asked for', () => {
  expect(deedsOf({ state: 'asked', askedAt: null, move: null })).toEqual({
    ...{
      move: false,
      decline: false,
      keep: false,
      remind: false,
      cancel: true,
      book: false,
      plan: true,
    },
  });
});

test('[AV-3] a move that somebody else asked for can be declined, one of ours is taken back', () => {
  const booked = { state: 'booked', askedAt } as const;
  expect(deedsOf({ ...booked, move: moved('candidate', 'company') }).decline).toBe(true);
  expect(deedsOf({ ...booked, move: moved('interviewer', 'company') }).decline).toBe(true);
  expect(deedsOf({ ...booked, move: moved('company', 'candidate') })).toMatchObject({
    ...{ decline: false, keep: true },
  });
  expect(deedsOf({ ...booked, move: null })).toMatchObject({ decline: false, keep: false });
});

test('an offered time is booked, and while nobody moves a booked one nothing is', () => {
  expect(deedsOf({ state: 'offered', askedAt, move: null }).book).toBe(true);
  expect(deedsOf({ state: 'booked', askedAt, move: null }).book).toBe(false);
  expect(deedsOf({ state: 'booked', askedAt, move: moved('candidate', 'company') }).book).toBe(
    true,
  );
});
