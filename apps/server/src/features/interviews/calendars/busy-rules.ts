import {
  type Interval,
  intersect,
  mergeIntervals,
} from '@candor/contract/interviews/interval-rules';

/** Until before `endsAt` nobody may be invited. */
export type Busy = Interval;

const MINUTE = 60_000;
const DAY = 86_400_000;

/** What lies further ahead is read when it has come near; what is over concerns nobody. */
export const horizonAt = (now: number): Busy => ({ startsAt: now - DAY, endsAt: now + 180 * DAY });

/** Within the horizon, in order, and those that touch as one: what is kept says nothing of single events. */
export const mergeBusy = (all: readonly Busy[], horizon: Busy): Busy[] =>
  intersect(mergeIntervals(all), [horizon]);

/** A wall time that belongs to no zone we know may be any of these instants: zones lie from UTC−12 to UTC+14. */
export const anywhere = (wallAsUtc: number): Instants => ({
  earliest: wallAsUtc - 14 * 60 * MINUTE,
  latest: wallAsUtc + 12 * 60 * MINUTE,
});

/** The instants that a wall time may mean; one, but for doubtful zones and the hours that clocks skip or repeat. */
export type Instants = { readonly earliest: number; readonly latest: number };

export const oneOf = (instants: readonly number[]): Instants => ({
  earliest: Math.min(...instants),
  latest: Math.max(...instants),
});

/**
 * The names to look for behind a TZID, the likeliest first: programs write IANA names bare, quoted or at the end of a
 * path of their own (`/freeassociation.sourceforge.net/Europe/Berlin`).
 */
export function zoneNames(tzid: string): string[] {
  const bare = tzid.trim().replaceAll('"', '');
  const parts = bare.split('/').filter((part) => part !== '');
  const endings = [3, 2]
    .filter((count) => parts.length > count)
    .map((count) => parts.slice(-count));
  return [bare, ...endings.map((ending) => ending.join('/'))];
}

const PERIODS: Readonly<Record<string, number>> = {
  SECONDLY: 1000,
  MINUTELY: MINUTE,
  HOURLY: 60 * MINUTE,
  DAILY: DAY,
  WEEKLY: 7 * DAY,
};

/**
 * A rule without end may have begun decades ago. How far its start can be moved on without moving one of its
 * occurrences: whole periods of it, which months and years don't have and which a count forbids.
 */
export function skippable(
  rule: { readonly freq: string; readonly interval: number; readonly isCounted: boolean },
  start: number,
  from: number,
): number {
  const period = (PERIODS[rule.freq] ?? 0) * rule.interval;
  if (period <= 0 || rule.isCounted) return 0;
  return Math.max(0, Math.floor((from - start) / period) - 1) * period;
}

/**
 * When an event ends whose start may be one of these: as its clocks say, and as long after the start as the first one
 * lasts. They differ where clocks are changed meanwhile; the later one keeps more free of invitations.
 */
export const latestEnd = (clocks: Instants, start: Instants, lasts: number): number =>
  Math.max(clocks.latest, start.latest + lasts);

const EVERY = 15 * MINUTE;
const LONGEST_PAUSE = DAY;

/** Each failure in a row doubles the pause. */
export const nextReadAt = (now: number, failures: number): number =>
  now + Math.min(EVERY * 2 ** Math.min(failures, 10), LONGEST_PAUSE);
