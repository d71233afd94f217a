/** When a person can interview: what they say of it, and the instants that follow. */
import { type Interval, intersect, mergeIntervals } from './interval-rules.ts';
import { DAY_MS, dayAt, daysBetween, dayNumber, stretchesOf, weekdayOf } from './zone-rules.ts';

export const SPANS_MOST = 6;
export const EXCEPTIONS_MOST = 100;
export const HOLIDAY_DAYS_MOST = 366;
export const NOTICE_HOURS_MOST = 720;
export const A_DAY_MOST = 24;
export const A_WEEK_MOST = 100;

/** Wall time, `09:00` until `17:00`; a day ends at `24:00`. */
export type Span = { readonly from: string; readonly to: string };

/** Days of which the week does not hold: other hours, or with no spans none at all. Both days belong to it. */
export type HoursException = {
  readonly firstDay: string;
  readonly lastDay: string;
  /** May be empty. */
  readonly name: string;
  readonly spans: readonly Span[];
};

/** Whoever never said their hours has none of these (null), which is not the same as no hours. */
export type Hours = {
  /** IANA; the wall times below are meant there. */
  readonly timeZone: string;
  /** Seven days, Monday first. */
  readonly weekly: readonly (readonly Span[])[];
  readonly exceptions: readonly HoursException[];
  /** Nobody is invited to what begins sooner than this. */
  readonly noticeHours: number;
  /** Interviews that begin on one day of this zone, and in one week from Monday; null: as many as there are. */
  readonly mostPerDay: number | null;
  readonly mostPerWeek: number | null;
};

/** What is proposed to whoever never said their hours: Monday to Friday, 9 to 17. */
export function proposedHours(timeZone: string): Hours {
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((day) =>
    day < 5 ? [{ from: '09:00', to: '17:00' }] : [],
  );
  return { timeZone, weekly, exceptions: [], noticeHours: 24, mostPerDay: null, mostPerWeek: null };
}

/** Minutes since midnight; NaN of what is no time. `24:00` is one. */
export function minuteOf(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  return time === '24:00' ? 24 * 60 : Number.NaN;
}

/** The spans of a day, a count since 1970. */
function spansAt(hours: Hours): (day: number) => readonly Span[] {
  const exceptions = hours.exceptions.map(({ firstDay, lastDay, spans }) => ({
    ...{ first: dayNumber(firstDay), last: dayNumber(lastDay), spans },
  }));
  return (day) =>
    exceptions.find(({ first, last }) => first <= day && day <= last)?.spans ??
    hours.weekly[weekdayOf(day)] ??
    [];
}

/**
 * The instants of a range at which the person's clock shows a time within their hours; in order and apart. Where the
 * clocks are put on, a span that begins at a time which is skipped begins as much later (02:30 becomes 03:30).
 */
export function expandHours(hours: Hours, range: Interval): Interval[] {
  const spansOf = spansAt(hours);
  // A change of the clocks before the range may move the beginning of a span within it.
  const seen = { startsAt: range.startsAt - 2 * DAY_MS, endsAt: range.endsAt };
  const open: Interval[] = [];
  let before = Number.NaN;
  for (const { startsAt, endsAt, offset } of stretchesOf(seen, hours.timeZone)) {
    const firstDay = Math.floor((startsAt + offset) / DAY_MS);
    const lastDay = Math.floor((endsAt + offset - 1) / DAY_MS);
    for (let day = firstDay; day <= lastDay; day += 1) {
      for (const { from, to } of spansOf(day)) {
        const [begins, ends] = [wallAt(day, from), wallAt(day, to)];
        // Later than this stretch begins only where the clocks jumped over it.
        const moved = begins < startsAt + offset ? begins - before : startsAt;
        open.push({
          startsAt: Math.max(startsAt, begins - offset, Number.isNaN(moved) ? startsAt : moved),
          endsAt: Math.min(endsAt, ends - offset),
        });
      }
    }
    before = offset;
  }
  return intersect(mergeIntervals(open), [range]);
}

const wallAt = (day: number, time: string): number => day * DAY_MS + minuteOf(time) * 60_000;

/** What of a range can still be invited to: within the hours, and not sooner than the least notice. */
export function openHours(hours: Hours, range: Interval, now: number): Interval[] {
  const earliest = now + hours.noticeHours * 3_600_000;
  const startsAt = Math.max(range.startsAt, earliest);
  return startsAt < range.endsAt ? expandHours(hours, { ...range, startsAt }) : [];
}

/** Days and weeks that have as many interviews as the person takes, by when these begin. */
export function fullTimes(hours: Hours, beginnings: readonly number[]): Interval[] {
  const { timeZone, mostPerDay, mostPerWeek } = hours;
  const days = beginnings.map((instant) => dayAt(instant, timeZone));
  const full = (firsts: readonly number[], most: number | null, length: number) =>
    [...Map.groupBy(firsts, (first) => first)]
      .filter(([, same]) => most !== null && same.length >= most)
      .map(([first]) => daysBetween(first, first + length - 1, timeZone));
  return mergeIntervals([
    ...full(days, mostPerDay, 1),
    ...full(
      days.map((day) => day - weekdayOf(day)),
      mostPerWeek,
      7,
    ),
  ]);
}
