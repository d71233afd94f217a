import type { Hours, Span } from '@candor/contract/interviews/availability-rules';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';

const zones = [
  ...['America/New_York', 'Europe/Berlin', 'Australia/Sydney', 'Asia/Kolkata', 'Asia/Tokyo'],
  ...['Europe/London', 'Africa/Casablanca', 'America/Santiago', 'Australia/Lord_Howe'],
  ...['Pacific/Apia', 'UTC'],
];
const DAY = 86_400_000;
export const anyZone = fc.constantFrom(...zones);
const FIRST = Date.parse('1995-01-01T00:00Z');
export const anyInstant = fc.integer({
  min: FIRST / 60_000,
  max: FIRST / 60_000 + 50 * 365 * 1440,
});

/** Days on which something is changed are rare: every other range begins near one. */
export const anyRange = (timeZone: string, days: number) =>
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
export const hoursOf = (timeZone: string, weekly: Hours['weekly']): Hours => ({
  ...{ timeZone, weekly, exceptions: [], noticeHours: 0, mostPerDay: null, mostPerWeek: null },
});
export const anyHours = anyZone.chain((timeZone) =>
  fc.record({
    hours: anyWeek.map((weekly) => hoursOf(timeZone, weekly)),
    range: anyRange(timeZone, 9),
  }),
);

export const wallOf = (instant: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
export const check = <T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void): void => {
  fc.assert(fc.property(arbitrary, property), { numRuns: 200 });
};
