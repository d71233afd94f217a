import { array, assert, boolean, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Standing } from './outbox-rules.ts';
import {
  afterFailure,
  dueNow,
  nextSend,
  outboxLimits as limits,
  outcomeOf,
  waitAfter,
} from './outbox-rules.ts';

describe('[MS-4] waiting reports', () => {
  test('a failed one waits 2 s, then longer, up to 30 s', () => {
    const waits = [1, 2, 3, 4, 5, 6, 40].map((tries) => waitAfter(tries, limits));
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  test.each([
    [200, 'acknowledged'],
    [null, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
    [429, 'failed'],
    [422, 'refused'],
    [409, 'refused'],
  ] as const)('a reply of %s is %s', (status, outcome) => {
    expect(outcomeOf(status)).toBe(outcome);
  });

  test('a new page life or network makes all of them due, whatever the clock said', () => {
    expect(dueNow({ seq: 1, tries: 9, dueAt: 9e15 }, 5)).toEqual({ seq: 1, tries: 9, dueAt: 5 });
  });

  test('whatever fails: every report is sent in the end, none before its time', () => {
    const failures = array(boolean(), { maxLength: 40 });
    assert(
      property(integer({ min: 1, max: 8 }), failures, (count, fails) => {
        let rows: Standing[] = Array.from({ length: count }, (_, seq) => ({
          seq,
          tries: 0,
          dueAt: 0,
        }));
        let at = 0;
        const sent: number[] = [];
        const outcomes = [...fails];
        for (let next = nextSend(rows, at); next; next = nextSend(rows, at)) {
          at += next.waitMs;
          const { row } = next;
          expect(row.dueAt).toBeLessThanOrEqual(at);
          const others = rows.filter(({ seq }) => seq !== row.seq);
          if (outcomes.shift()) rows = [...others, afterFailure(row, at, limits)];
          else {
            sent.push(row.seq);
            rows = others;
          }
        }
        expect(sent.toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: count }, (_, seq) => seq),
        );
        if (fails.every((failed) => !failed)) expect(sent).toEqual(sent.toSorted((a, b) => a - b));
      }),
    );
  });
});
