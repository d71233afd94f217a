import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  daysSince,
  mailDelays,
  replyBy,
  replyState,
  sendAt,
  UNDO_SECONDS,
} from './pipeline-rules.ts';

const DAY = 86_400_000;
const instant = fc.integer({ min: 0, max: 4_102_444_800_000 });

test('no mail leaves while the page still offers to take its rejection back', () => {
  for (const delay of mailDelays) {
    expect(sendAt(0, delay)).toBeGreaterThan(UNDO_SECONDS * 1000);
  }
  expect(sendAt(1000, 60)).toBe(1000 + 3_600_000);
});

test('days in a stage are whole days, and never less than none', () => {
  expect([daysSince(0, DAY - 1), daysSince(0, DAY), daysSince(DAY, 0)]).toEqual([0, 1, 0]);
  fc.assert(
    fc.property(instant, instant, (since, now) => {
      const days = daysSince(since, now);
      expect(Number.isInteger(days) && days >= 0).toBe(true);
    }),
  );
});

test('a promised reply is later, soon within its last day, and then overdue: in this order', () => {
  expect(replyState(replyBy(0, null), 5)).toBe('none');
  expect([0, DAY, DAY + 1, 2 * DAY, 2 * DAY + 1].map((now) => replyState(2 * DAY, now))).toEqual([
    ...['later', 'soon', 'soon', 'soon', 'overdue'],
  ]);
  const order = ['later', 'soon', 'overdue'];
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 365 }), instant, instant, (at, days, a, b) => {
      const due = replyBy(at, days);
      const [early, late] = [Math.min(a, b), Math.max(a, b)].map((now) =>
        order.indexOf(replyState(due, now)),
      );
      expect(early).toBeLessThanOrEqual(late ?? -1);
    }),
  );
});
