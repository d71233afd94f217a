import { STEP_MINUTES, type LiveState } from '@candor/contract/interviews/appointment-rules';
import {
  type Interval,
  intersect,
  mergeIntervals,
} from '@candor/contract/interviews/interval-rules';
import { dayAt } from '@candor/contract/interviews/zone-rules';

const MINUTE_MS = 60_000;
const STEP_MS = STEP_MINUTES * MINUTE_MS;

/** As the server says times. */
export type SaidSpan = { readonly startsAt: string; readonly endsAt: string };

export const intervalsOf = (spans: readonly SaidSpan[]): Interval[] =>
  mergeIntervals(
    spans.map(({ startsAt, endsAt }) => ({
      startsAt: Date.parse(startsAt),
      endsAt: Date.parse(endsAt),
    })),
  );

export const spansOf = (intervals: readonly Interval[]): SaidSpan[] =>
  intervals.map(({ startsAt, endsAt }) => ({
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  }));

/** Where times may be marked: from a whole step after the notice on; nowhere when the last day has passed. */
export function windowOf({
  earliest,
  latest,
}: {
  readonly earliest: string;
  readonly latest: string;
}): Interval[] {
  const startsAt = Math.ceil(Date.parse(earliest) / STEP_MS) * STEP_MS;
  return mergeIntervals([{ startsAt, endsAt: Date.parse(latest) }]);
}

/** What was typed and may still be offered: of a draft some may have passed. */
export const stillWithin = (marked: unknown, within: readonly Interval[]): Interval[] =>
  Array.isArray(marked) ? intersect(mergeIntervals(marked.filter(isInterval)), within) : [];

const isInterval = (one: unknown): one is Interval =>
  typeof one === 'object' &&
  one !== null &&
  Number.isFinite((one as Interval).startsAt) &&
  Number.isFinite((one as Interval).endsAt);

/** Those in which the interview has no room. */
export const shortOnes = (marked: readonly Interval[], minutes: number): Interval[] =>
  marked.filter(({ startsAt, endsAt }) => endsAt - startsAt < minutes * MINUTE_MS);

/** The times that lie nearest to one that went, in their order. */
export const nearestTimes = (times: readonly number[], wanted: number, count: number): number[] =>
  times
    .filter((time) => time !== wanted)
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    .slice(0, count)
    .toSorted((a, b) => a - b);

/** The times of each day of a zone. */
export function timesByDay(
  times: readonly number[],
  timeZone: string,
): { readonly day: number; readonly times: number[] }[] {
  const days = new Map<number, number[]>();
  for (const time of times) {
    const day = dayAt(time, timeZone);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days].map(([day, ofDay]) => ({ day, times: ofDay }));
}

type Seen = {
  readonly state: LiveState;
  readonly startsAt: string | null;
  readonly movesLeft: number;
  readonly move: {
    readonly by: 'candidate' | 'company' | 'interviewer';
    readonly waitsFor: 'candidate' | 'company' | 'interviewers';
  } | null;
  readonly times: readonly string[];
  readonly earliest: string;
  readonly latest: string;
};

export type Ways = {
  /** What is waited for, and stands open on the page at once. */
  readonly isAsked: boolean;
  readonly mayMove: boolean;
  readonly mayPick: boolean;
  readonly mayOffer: boolean;
  readonly mayLeave: boolean;
  /** Their own wish for another time can be taken back. */
  readonly mayKeep: boolean;
};

/** What a candidate can do now. */
export function waysOf(seen: Seen, now: number): Ways {
  const { state, startsAt, movesLeft, move, times } = seen;
  const isComing = state !== 'booked' || (startsAt !== null && now < Date.parse(startsAt));
  const isOpen = (state === 'asked' || state === 'offered' || state === 'booked') && isComing;
  const isAsked = state === 'asked' || (state === 'booked' && move?.waitsFor === 'candidate');
  const mayMove = isOpen && state === 'booked' && (isAsked || movesLeft > 0);
  const mayChange = isOpen && (state !== 'booked' || mayMove);
  return {
    isAsked: isOpen && isAsked,
    mayMove,
    mayPick: mayChange && times.length > 0,
    mayOffer: mayChange && windowOf(seen).length > 0,
    mayLeave: isOpen,
    mayKeep: isOpen && state === 'booked' && move?.by === 'candidate',
  };
}
