import {
  expandHours,
  fullTimes,
  type Hours,
  minuteOf,
  openHours,
  type Span,
} from '@candor/contract/interviews/availability-rules';
import {
  type Interval,
  intersect,
  lengthOf,
  mergeIntervals,
} from '@candor/contract/interviews/interval-rules';
import { labelledZones, zoneLabel } from '@candor/contract/interviews/zone-label-rules';
import { offsetAt, stretchesOf, typedInstant } from '@candor/contract/interviews/zone-rules';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';

const zones = [
  ...['America/New_York', 'Europe/Berlin', 'Australia/Sydney', 'Asia/Kolkata', 'Asia/Tokyo'],
  ...['Europe/London', 'Africa/Casablanca', 'America/Santiago', 'Australia/Lord_Howe'],
  ...['Pacific/Apia', 'UTC'],
];
const DAY = 86_400_000;
const HOUR = 3_600_000;
const anyZone = fc.constantFrom(...zones);
const FIRST = Date.parse('1995-01-01T00:00Z');
const anyInstant = fc.integer({ min: FIRST / 60_000, max: FIRST / 60_000 + 50 * 365 * 1440 });

/** Days on which something is changed are rare: every other range begins near one. */
const anyRange = (timeZone: string, days: number) =>
  fc
    .tuple(anyInstant, fc.boolean(), fc.integer({ min: -3 * 1440, max: 60 }))
    .map(([minute, isNearChange, shift]) => {
      const at = minute * 60_000;
      const changed = isNearChange
        ? Temporal.Instant.fromEpochMilliseconds(at)
            .toZonedDateTimeISO(timeZone)
            .getTimeZoneTransition('next')?.epochMilliseconds
        : undefined;
      const startsAt = (changed ?? at) + (changed === undefined ? 0 : shift * 60_000);
      return { startsAt, endsAt: startsAt + days * DAY };
    });

const timeText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
/** Spans of a day, apart from each other; often at night, where clocks are changed. */
const anySpans = fc
  .uniqueArray(fc.oneof(fc.nat(16), fc.nat(96)), { maxLength: 6 })
  .map((quarters) => quarters.toSorted((a, b) => a - b).map((quarter) => timeText(quarter * 15)))
  .map((times) =>
    times.flatMap((from, index): Span[] => {
      const to = times[index + 1];
      return index % 2 === 0 && to !== undefined ? [{ from, to }] : [];
    }),
  );
const anyWeek = fc.array(anySpans, { minLength: 7, maxLength: 7 });
const hoursOf = (timeZone: string, weekly: Hours['weekly']): Hours => ({
  ...{ timeZone, weekly, exceptions: [], noticeHours: 0, mostPerDay: null, mostPerWeek: null },
});
const anyHours = anyZone.chain((timeZone) =>
  fc.record({
    hours: anyWeek.map((weekly) => hoursOf(timeZone, weekly)),
    range: anyRange(timeZone, 9),
  }),
);

const wallOf = (instant: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
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
const check = <T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void): void => {
  fc.assert(fc.property(arbitrary, property), { numRuns: 200 });
};

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

describe('days that are not as others', () => {
  const open = (hours: Hours, from: string, until: string) =>
    expandHours(hours, { startsAt: Date.parse(from), endsAt: Date.parse(until) }).map(
      ({ startsAt, endsAt }) =>
        `${wallOf(startsAt, hours.timeZone).toString({ timeZoneName: 'never', smallestUnit: 'minute' })} ${(endsAt - startsAt) / HOUR} h`,
    );
  const daily = (timeZone: string, ...spans: Span[]) =>
    hoursOf(
      timeZone,
      Array.from({ length: 7 }, () => spans),
    );

  test('a span from 02:30 begins at 03:30 on the short day; one that is skipped altogether is not there', () => {
    const hours = daily('America/New_York', { from: '02:30', to: '05:00' });
    expect(open(hours, '2026-03-08T05:00Z', '2026-03-09T04:00Z')).toEqual([
      '2026-03-08T03:30-04:00 1.5 h',
    ]);
    // The same for a range that begins after the change.
    expect(open(hours, '2026-03-08T07:10Z', '2026-03-09T04:00Z')).toEqual([
      '2026-03-08T03:30-04:00 1.5 h',
    ]);
    expect(
      open(
        daily('America/New_York', { from: '02:00', to: '02:45' }),
        '2026-03-08T05:00Z',
        '2026-03-09T04:00Z',
      ),
    ).toEqual([]);
  });

  test('an hour that comes twice is open both times', () => {
    const hours = daily('Europe/Berlin', { from: '02:15', to: '02:45' });
    expect(open(hours, '2026-10-24T22:00Z', '2026-10-25T23:00Z')).toEqual([
      '2026-10-25T02:15+02:00 0.5 h',
      '2026-10-25T02:15+01:00 0.5 h',
    ]);
  });

  test('a whole day that a country left out is open to nobody', () => {
    expect(
      open(
        daily('Pacific/Apia', { from: '09:00', to: '17:00' }),
        '2011-12-29T10:00Z',
        '2011-12-31T10:00Z',
      ),
    ).toEqual(['2011-12-29T09:00-10:00 8 h', '2011-12-31T09:00+14:00 8 h']);
  });

  test('a span until 24:00 and the next day’s from 00:00 are one', () => {
    const hours = daily(
      'Asia/Tokyo',
      { from: '00:00', to: '01:00' },
      { from: '22:00', to: '24:00' },
    );
    expect(open(hours, '2026-11-24T15:00Z', '2026-11-25T15:00Z')).toEqual([
      '2026-11-25T00:00+09:00 1 h',
      '2026-11-25T22:00+09:00 2 h',
    ]);
    expect(open(hours, '2026-11-24T15:00Z', '2026-11-26T15:00Z')).toContain(
      '2026-11-25T22:00+09:00 3 h',
    );
  });

  test('an exception has its own hours or none, and the days around it keep theirs', () => {
    const hours: Hours = {
      ...daily('Europe/London', { from: '09:00', to: '17:00' }),
      exceptions: [
        { firstDay: '2026-12-24', lastDay: '2026-12-26', name: 'Christmas', spans: [] },
        {
          firstDay: '2026-12-28',
          lastDay: '2026-12-28',
          name: '',
          spans: [{ from: '20:00', to: '21:00' }],
        },
      ],
    };
    expect(open(hours, '2026-12-23T00:00Z', '2026-12-29T00:00Z')).toEqual([
      '2026-12-23T09:00+00:00 8 h',
      '2026-12-27T09:00+00:00 8 h',
      '2026-12-28T20:00+00:00 1 h',
    ]);
  });

  test('nothing is open sooner than the least notice', () => {
    const hours = { ...daily('UTC', { from: '09:00', to: '17:00' }), noticeHours: 26 };
    const range = {
      startsAt: Date.parse('2026-11-24T00:00Z'),
      endsAt: Date.parse('2026-11-26T00:00Z'),
    };
    expect(openHours(hours, range, Date.parse('2026-11-24T12:00Z'))).toEqual([
      { startsAt: Date.parse('2026-11-25T14:00Z'), endsAt: Date.parse('2026-11-25T17:00Z') },
    ]);
    expect(openHours(hours, range, Date.parse('2026-11-25T12:00Z'))).toEqual([]);
  });

  test('a day and a week with as many interviews as somebody takes are full, by their own calendar', () => {
    const hours: Hours = {
      ...daily('Australia/Sydney', { from: '09:00', to: '17:00' }),
      mostPerDay: 2,
      mostPerWeek: 3,
    };
    const at = (text: string) => Date.parse(text);
    // The 24th, a Tuesday in Sydney, begins on the 23rd in UTC.
    const two = [at('2026-11-23T22:00Z'), at('2026-11-24T03:00Z')];
    const day = { startsAt: at('2026-11-23T13:00Z'), endsAt: at('2026-11-24T13:00Z') };
    expect(fullTimes(hours, two)).toEqual([day]);
    expect(fullTimes(hours, two.slice(0, 1))).toEqual([]);
    expect(fullTimes(hours, [...two, at('2026-11-26T03:00Z')])).toEqual([
      { startsAt: at('2026-11-22T13:00Z'), endsAt: at('2026-11-29T13:00Z') },
    ]);
    expect(fullTimes({ ...hours, mostPerDay: null, mostPerWeek: null }, two)).toEqual([]);
    expect(intersect(fullTimes(hours, two), expandHours(hours, day))).toHaveLength(1);
  });
});

test('a typed time that no clock shows is refused, and so is one that comes twice', () => {
  expect(typedInstant('2026-03-08T02:30', 'America/New_York')).toEqual({ problem: 'skipped' });
  expect(typedInstant('2026-11-01T01:30', 'America/New_York')).toEqual({ problem: 'twice' });
  expect(typedInstant('2011-12-30T09:00', 'Pacific/Apia')).toEqual({ problem: 'skipped' });
  for (const wrong of ['', '2026-02-30T09:00', '2026-11-25T24:00', '2026-11-25 09:00']) {
    expect(typedInstant(wrong, 'UTC')).toEqual({ problem: 'unreadable' });
  }
  check(fc.record({ minute: anyInstant, timeZone: anyZone }), ({ minute, timeZone }) => {
    const wall = new Date(minute * 60_000).toISOString().slice(0, 16);
    let expected: number | undefined;
    try {
      expected = Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone, {
        disambiguation: 'reject',
      }).epochMilliseconds;
    } catch {
      expected = undefined;
    }
    const typed = typedInstant(wall, timeZone);
    expect('at' in typed ? typed.at : undefined).toBe(expected);
  });
});

test('[AV-2] five zones have the specification’s values and labels', () => {
  expect(
    labelledZones.map(({ value, label, timeZone }) => `${value} ${label} ${timeZone}`),
  ).toEqual([
    '1 Eastern Standard America/New_York',
    '2 Central European Europe/Berlin',
    '3 Australian Eastern Standard Australia/Sydney',
    '4 Indian Standard Asia/Kolkata',
    '5 Japan Standard Asia/Tokyo',
  ]);
  expect([zoneLabel('Europe/Berlin'), zoneLabel('Europe/Vienna')]).toEqual([
    'Central European',
    null,
  ]);
});
