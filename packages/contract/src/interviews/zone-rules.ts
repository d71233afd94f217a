/** Clocks of IANA zones. A zone's offsets are read from `Intl`, so pages need no polyfill for them. */
import type { Interval } from './interval-rules.ts';

export const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a clock in this zone is ahead of UTC at this instant, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
  }
  const told = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(format.format(instant));
  if (told === null) return 0;
  const [, sign, hours, minutes, seconds = '0'] = told;
  const ahead = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ahead : ahead;
}

/** A time in which a zone's clocks are not changed: they show `offset` more than UTC. */
export type Stretch = Interval & { readonly offset: number };

/** The stretches that a range consists of, in order; looked at once a day, as no zone changes and comes back within one. */
export function stretchesOf({ startsAt, endsAt }: Interval, timeZone: string): Stretch[] {
  const stretches: Stretch[] = [];
  let [from, offset] = [startsAt, offsetAt(startsAt, timeZone)];
  let seen = startsAt;
  while (seen < endsAt) {
    const next = Math.min(seen + DAY_MS, endsAt);
    if (offsetAt(next, timeZone) === offset) seen = next;
    else {
      seen = firstAfter(seen, next, (instant) => offsetAt(instant, timeZone) !== offset);
      if (seen < endsAt) {
        stretches.push({ startsAt: from, endsAt: seen, offset });
        [from, offset] = [seen, offsetAt(seen, timeZone)];
      }
    }
  }
  if (from < endsAt) stretches.push({ startsAt: from, endsAt, offset });
  return stretches;
}

/** Of instants after `no`, until `yes`, the first for which it holds; it holds for `yes`. */
function firstAfter(no: number, yes: number, holds: (instant: number) => boolean): number {
  let [low, high] = [no, yes];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** `2026-11-25`, of a count of days since 1970. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The count of days since 1970 of `2026-11-25`. */
export const dayNumber = (text: string): number =>
  Math.floor(Date.parse(`${text}T00:00Z`) / DAY_MS);

/** Monday is 0; of a count of days since 1970, which began on a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** The day that a calendar in this zone shows, as a count since 1970. */
export const dayAt = (instant: number, timeZone: string): number =>
  Math.floor((instant + offsetAt(instant, timeZone)) / DAY_MS);

/** From a day's first instant in this zone until the first of another; days since 1970. */
export function daysBetween(firstDay: number, lastDay: number, timeZone: string): Interval {
  return { startsAt: startOfDay(firstDay, timeZone), endsAt: startOfDay(lastDay + 1, timeZone) };
}

/** Where midnight is skipped it is the first instant after it; where it comes twice, the first. */
function startOfDay(day: number, timeZone: string): number {
  const wall = day * DAY_MS;
  const around = { startsAt: wall - 2 * DAY_MS, endsAt: wall + 2 * DAY_MS };
  const first = stretchesOf(around, timeZone).find(({ endsAt, offset }) => endsAt + offset > wall);
  return first === undefined ? wall : Math.max(first.startsAt, wall - first.offset);
}

export type TypedInstant =
  | { readonly at: number }
  | { readonly problem: 'unreadable' | 'skipped' | 'twice' };

/** The instant that somebody means who types `2026-03-08T02:30`: refused where no clock shows it, or it comes twice. */
export function typedInstant(wall: string, timeZone: string): TypedInstant {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) ? Date.parse(`${wall}:00Z`) : Number.NaN;
  // `2026-02-30` is read as the 2nd of March.
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== wall) {
    return { problem: 'unreadable' };
  }
  const around = { startsAt: asUtc - 2 * DAY_MS, endsAt: asUtc + 2 * DAY_MS };
  const [at, again] = stretchesOf(around, timeZone)
    .filter(({ startsAt, endsAt, offset }) => startsAt + offset <= asUtc && asUtc < endsAt + offset)
    .map(({ offset }) => asUtc - offset);
  if (at === undefined) return { problem: 'skipped' };
  return again === undefined ? { at } : { problem: 'twice' };
}
