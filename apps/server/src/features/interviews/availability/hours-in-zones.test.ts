import {
  expandHours,
  type Hours,
  minuteOf,
  type Span,
} from '@candor/contract/interviews/availability-rules';
import {
  type Interval,
  lengthOf,
  mergeIntervals,
} from '@candor/contract/interviews/interval-rules';
import { offsetAt, stretchesOf } from '@candor/contract/interviews/zone-rules';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyHours, anyRange, anyZone, check, hoursOf, wallOf } from './test-hours.ts';

const minuteAt = (instant: number, timeZone: string): number => {
  const { hour, minute } = wallOf(instant, timeZone);
  return hour * 60 + minute;
};
const spansAt = ({ weekly, timeZone }: Hours, instant: number): readonly Span[] =>
  weekly[wallOf(instant, timeZone).dayOfWeek - 1] ?? [];
const isWithin = (span: Span, minute: number): boolean =>
  minuteOf(span.from) <= minute && minute < minuteOf(span.to);
const quarters = ({ startsAt, endsAt }: Interval): number[] => {
  const first = Math.ceil(startsAt / 900_000) * 900_000;
  return Array.from(
    { length: Math.max(0, Math.ceil((endsAt - first) / 900_000)) },
    (_, index) => first + index * 900_000,
  );
};
const holds = (all: readonly Interval[], at: number): boolean =>
  all.some(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
describe('[AV-2] hours over 50 years of changed clocks', () => {
  test('clocks show what Temporal says, on both sides of every change', () => {
    check(
      anyZone.chain((timeZone) =>
        fc.record({ timeZone: fc.constant(timeZone), range: anyRange(timeZone, 30) }),
      ),
      ({ timeZone, range }) => {
        const stretches = stretchesOf(range, timeZone);
        expect([stretches.at(0)?.startsAt, stretches.at(-1)?.endsAt]).toEqual([
          range.startsAt,
          range.endsAt,
        ]);
        for (const { startsAt, endsAt, offset } of stretches) {
          for (const at of [startsAt, endsAt - 1]) {
            expect(offset).toBe(wallOf(at, timeZone).offsetNanoseconds / 1e6);
            expect(offsetAt(at, timeZone)).toBe(offset);
          }
        }
      },
    );
  });

  test('they are strictly increasing and apart, and lie in the range', () => {
    check(anyHours, ({ hours, range }) => {
      let last = Number.NEGATIVE_INFINITY;
      for (const { startsAt, endsAt } of expandHours(hours, range)) {
        expect(last < startsAt && startsAt < endsAt).toBe(true);
        expect(range.startsAt <= startsAt && endsAt <= range.endsAt).toBe(true);
        last = endsAt;
      }
    });
  });

  test('each quarter of an hour that is open lies inside a span by the person’s own clock', () => {
    check(anyHours, ({ hours, range }) => {
      for (const open of expandHours(hours, range)) {
        for (const at of [open.startsAt, ...quarters(open)]) {
          const minute = minuteAt(at, hours.timeZone);
          expect(spansAt(hours, at).some((span) => isWithin(span, minute))).toBe(true);
        }
      }
    });
  });

  test('each one inside a span is open, but where a span begins at a skipped time', () => {
    check(anyHours, ({ hours, range }) => {
      const open = expandHours(hours, range);
      for (const at of quarters(range)) {
        const span = spansAt(hours, at).find((one) => isWithin(one, minuteAt(at, hours.timeZone)));
        if (span === undefined || holds(open, at)) continue;
        const { timeZone } = hours;
        const day = wallOf(at, timeZone).toPlainDate();
        const begins = day.toZonedDateTime({ timeZone, plainTime: span.from });
        expect(at).toBeLessThan(begins.epochMilliseconds);
      }
    });
  });

  test('parts of a range together are the whole, and so are parts of a span', () => {
    check(
      fc.record({ given: anyHours, part: fc.double({ min: 0, max: 1, noNaN: true }) }),
      ({ given, part }) => {
        const { hours, range } = given;
        const middle = Math.round(range.startsAt + part * (range.endsAt - range.startsAt));
        const whole = expandHours(hours, range);
        const halves = [
          ...expandHours(hours, { ...range, endsAt: middle }),
          ...expandHours(hours, { ...range, startsAt: middle }),
        ];
        expect(mergeIntervals(halves)).toEqual(whole);
        expect(lengthOf(halves)).toBe(lengthOf(whole));
        const others = hours.weekly.map((spans) => spans.slice(1));
        const firsts = hours.weekly.map((spans) => spans.slice(0, 1));
        const apart = [others, firsts].flatMap((weekly) =>
          expandHours(hoursOf(hours.timeZone, weekly), range),
        );
        expect(mergeIntervals(apart)).toEqual(whole);
      },
    );
  });

  test('the zone of whoever looks moves no instant', () => {
    const own = process.env['TZ'];
    check(
      fc.record({ given: anyHours, viewer: anyZone }),
      ({ given: { hours, range }, viewer }) => {
        const here = expandHours(hours, range);
        process.env['TZ'] = viewer;
        const there = expandHours(hours, range);
        if (own === undefined) delete process.env['TZ'];
        else process.env['TZ'] = own;
        expect(there).toEqual(here);
      },
    );
  });
});
