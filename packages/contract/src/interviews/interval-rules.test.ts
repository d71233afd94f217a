import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Interval, intersect, lengthOf, mergeIntervals, subtract } from './interval-rules.ts';

const anyIntervals = fc
  .array(fc.tuple(fc.nat(60), fc.nat(12)), { maxLength: 12 })
  .map((pairs) => pairs.map(([startsAt, length]) => ({ startsAt, endsAt: startsAt + length })));
const merged = anyIntervals.map(mergeIntervals);

const holds = (all: readonly Interval[], at: number): boolean =>
  all.some(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
const instants = Array.from({ length: 80 }, (_, at) => at);
const apart = (all: readonly Interval[]): boolean =>
  all.every(
    ({ startsAt, endsAt }, index) => startsAt < endsAt && (all[index - 1]?.endsAt ?? -1) < startsAt,
  );

test('merged intervals are in order, apart, and hold what the given ones hold', () => {
  fc.assert(
    fc.property(anyIntervals, (all) => {
      const one = mergeIntervals(all);
      expect(apart(one)).toBe(true);
      for (const at of instants) expect(holds(one, at)).toBe(holds(all, at));
      expect(mergeIntervals(one)).toEqual(one);
    }),
  );
});

test('an intersection holds what both hold, a difference what only the first holds', () => {
  fc.assert(
    fc.property(merged, merged, (one, other) => {
      const [both, only] = [intersect(one, other), subtract(one, other)];
      expect([apart(both), apart(mergeIntervals(only))]).toEqual([true, true]);
      for (const at of instants) {
        expect(holds(both, at)).toBe(holds(one, at) && holds(other, at));
        expect(holds(only, at)).toBe(holds(one, at) && !holds(other, at));
      }
      expect(lengthOf(both) + lengthOf(only)).toBe(lengthOf(one));
    }),
  );
});

test('what is taken out and put back is the whole again', () => {
  fc.assert(
    fc.property(merged, merged, (free, booked) => {
      const taken = intersect(free, booked);
      expect(mergeIntervals([...subtract(free, taken), ...taken])).toEqual(free);
    }),
  );
});
