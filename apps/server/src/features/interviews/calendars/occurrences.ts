import ICAL from 'ical.js';
import { type Busy, type Instants, skippable } from './busy-rules.ts';
import { type Event, keyOf, moved, type OccurrenceKey, secondsOf } from './read-event.ts';
import { ReadTrouble } from './read-trouble.ts';
import type { ZoneOf } from './zone-book.ts';

/** How many occurrences a calendar may still ask for. */
export type Steps = { left: number };

type Occurrence = {
  readonly key: OccurrenceKey;
  readonly start: Instants;
  readonly clocks: Instants;
  readonly lasts: number;
};

const DAY = 86_400_000;

/** The start itself, what is listed beside it, and what its rules give within the horizon. */
export function* occurrencesOf(
  event: Event,
  { horizon, steps }: { readonly horizon: Busy; readonly steps: Steps },
): Generator<Occurrence> {
  const at = (wall: ICAL.Time, zone: ZoneOf, own: number | null = null): Occurrence => {
    const start = event.instantsOf(wall, zone);
    const clocks = own === null ? event.endOf(wall, zone) : start;
    return { key: keyOf(wall, start), start, clocks, lasts: own ?? event.lasts };
  };
  yield at(event.wall, event.zone);
  for (const { wall, zone, lasts } of event.extra) yield at(wall, zone, lasts);
  // Longer than any event of it, and than zones differ.
  const reach = event.clocks.latest - event.start.earliest + event.lasts + 2 * DAY;
  const window = { from: horizon.startsAt - reach, until: horizon.endsAt + 2 * DAY };
  for (const rule of event.rules) {
    const { until } = rule;
    for (const wall of wallsOf(rule, event.wall, { window, steps })) {
      const found = at(wall, event.zone);
      if (until !== null && isPast(until, wall, found.start)) break;
      yield found;
    }
  }
}

/**
 * Without its `until`: the parser would compare that with wall times of zones it does not know, and could leave out
 * the last occurrence.
 */
function* wallsOf(
  given: ICAL.Recur,
  start: ICAL.Time,
  { window, steps }: { readonly window: { from: number; until: number }; readonly steps: Steps },
): Generator<ICAL.Time> {
  const rule = given.clone();
  rule.until = null;
  const { freq, interval } = rule;
  const begin = secondsOf(start) * 1000;
  const skip = skippable({ freq, interval, isCounted: rule.isByCount() }, begin, window.from);
  const iterator = rule.iterator(moved(start, skip / 1000));
  for (let wall = iterator.next(); wall; wall = iterator.next()) {
    steps.left -= 1;
    if (steps.left < 0) throw new ReadTrouble('too_complicated');
    const seconds = secondsOf(wall) * 1000;
    if (seconds > window.until) return;
    if (seconds >= window.from) yield moved(wall, 0);
  }
}

/** `until` is UTC, or a wall time or day of the event's own clocks. */
function isPast(until: ICAL.Time, wall: ICAL.Time, { earliest }: Instants): boolean {
  if (until.zone === ICAL.Timezone.utcTimezone && !until.isDate && !wall.isDate) {
    return earliest > secondsOf(until) * 1000;
  }
  const day = until.isDate || wall.isDate ? DAY / 1000 - 1 : 0;
  const last =
    until.isDate || wall.isDate ? Math.floor(secondsOf(until) / 86_400) * 86_400 : secondsOf(until);
  return secondsOf(wall) > last + day;
}
