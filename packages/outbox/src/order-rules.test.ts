import { array, assert, boolean, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { Order, Standing } from './order-rules.ts';
import { afterFailure, dueNow, nextSend } from './order-rules.ts';
import { outcomeOf } from './reply-rules.ts';

test.each([
  [200, 'acknowledged'],
  [null, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
  [401, 'failed'],
  [429, 'failed'],
  [422, 'refused'],
  [409, 'refused'],
] as const)('[MS-4] a reply of %s is %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});

test('[MS-4] a new page life or network makes all of them due, whatever the clock said', () => {
  expect(dueNow({ seq: 1, tries: 9, dueAt: 9e15 }, 5)).toEqual({ seq: 1, tries: 9, dueAt: 5 });
});

test('[BQ-7] in strict order nothing overtakes the first that waits', () => {
  const rows = [
    { seq: 2, tries: 0, dueAt: 0 },
    { seq: 1, tries: 1, dueAt: 90 },
  ];
  expect(nextSend(rows, 50, 'strict')).toEqual({ row: rows[1], waitMs: 40 });
  expect(nextSend(rows, 50, 'each')).toEqual({ row: rows[0], waitMs: 0 });
});

test('[MS-4] whatever fails: every report is sent in the end, none before its time', () => {
  const failures = array(boolean(), { maxLength: 40 });
  const order = constantFrom<Order>('each', 'strict');
  assert(
    property(integer({ min: 1, max: 8 }), failures, order, (count, fails, ordered) => {
      let rows: Standing[] = Array.from({ length: count }, (_, seq) => ({
        seq,
        tries: 0,
        dueAt: 0,
      }));
      let at = 0;
      const sent: number[] = [];
      const outcomes = [...fails];
      for (let next = nextSend(rows, at, ordered); next; next = nextSend(rows, at, ordered)) {
        at += next.waitMs;
        const { row } = next;
        expect(row.dueAt).toBeLessThanOrEqual(at);
        const others = rows.filter(({ seq }) => seq !== row.seq);
        if (outcomes.shift()) rows = [...others, afterFailure(row, at, (tries) => tries * 10)];
        else {
          sent.push(row.seq);
          rows = others;
        }
      }
      const inOrder = Array.from({ length: count }, (_, seq) => seq);
      expect(sent.toSorted((a, b) => a - b)).toEqual(inOrder);
      if (ordered === 'strict' || fails.every((failed) => !failed)) expect(sent).toEqual(inOrder);
    }),
  );
});
