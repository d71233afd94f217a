import { expect, test } from 'vitest';
import { groupOf } from './own-seat-rules.ts';

const now = Date.parse('2027-01-20T12:00:00Z');
const seat = {
  ...{ isMyTurn: false, isSeated: true, state: 'booked', startsAt: '2027-01-20T12:30:00Z' },
};

test('what waits for an answer comes first, then today, then the others', () => {
  expect(groupOf(seat, now)).toBe('today');
  expect(groupOf({ ...seat, isMyTurn: true }, now)).toBe('waiting');
  expect(groupOf({ ...seat, startsAt: '2027-01-25T12:30:00Z' }, now)).toBe('others');
  expect(groupOf({ ...seat, startsAt: null }, now)).toBe('others');
});

test('where somebody else sits, and what was cancelled, is not today', () => {
  expect(groupOf({ ...seat, isSeated: false }, now)).toBe('others');
  expect(groupOf({ ...seat, state: 'cancelled' }, now)).toBe('others');
});
