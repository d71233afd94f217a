import { STEP_MINUTES } from '@candor/contract/interviews/appointment-rules';
import { fullTimes, type Hours, openHours } from '@candor/contract/interviews/availability-rules';
import {
  type Interval,
  intersect,
  mergeIntervals,
  subtract,
} from '@candor/contract/interviews/interval-rules';
import { dayNumber, daysBetween } from '@candor/contract/interviews/zone-rules';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEP = STEP_MINUTES * MINUTE;
/** How far ahead somebody may be booked. */
const AHEAD = 90 * DAY;

/** Somebody's interview, and what it wants free around itself. */
export type Booked = Interval & { readonly busyFrom: number; readonly busyUntil: number };

export type Standing = 'colleague' | 'outside' | 'not-accepted';

/** Somebody who may sit; of other companies' interviews and of calendars there is nothing but when. */
export type Sitter = {
  readonly accountId: number;
  /** Of somebody from outside a company learns when they can once they agreed to sit for it, and never why they can't. */
  readonly standing: Standing;
  /** null: never said, so nobody is offered at times without hours. */
  readonly hours: Hours | null;
  readonly busy: readonly Interval[];
  readonly booked: readonly Booked[];
  /** What this person said will do, of what the candidate offered: goes before hours and calendars. */
  readonly matched: readonly Interval[] | null;
};

export type Plan = {
  readonly minutes: number;
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  readonly noticeHours: number;
  /** The last day on which it may begin, in `timeZone`. */
  readonly lastDay: string;
  readonly timeZone: string;
  readonly now: number;
  /** What the candidate offered; null: any time will do. */
  readonly offers: readonly Interval[] | null;
  /** The candidate's other interviews. */
  readonly candidateBooked: readonly Interval[];
  /** When it takes place now: no proposal, for that would be no move. */
  readonly standing?: number | null;
};

/** A pool for each seat, in the order in which its people are asked. */
export type Panel = {
  readonly seats: readonly (readonly number[])[];
  readonly sitters: ReadonlyMap<number, Sitter>;
};

export const lengthOf = ({ minutes }: Pick<Plan, 'minutes'>): number => minutes * MINUTE;

/** When a day of this zone is over. */
export const endOfDay = (day: string, timeZone: string): Date =>
  new Date(daysBetween(dayNumber(day), dayNumber(day), timeZone).endsAt);

/** Whether nothing can begin any more until its last day. */
export const isLastDayOver = (plan: Parameters<typeof beginningsOf>[0]): boolean => {
  const { startsAt, endsAt } = beginningsOf(plan);
  return endsAt <= startsAt;
};

/** The instants at which it may begin, by the plan alone. */
export function beginningsOf(
  plan: Pick<Plan, 'noticeHours' | 'lastDay' | 'timeZone' | 'now'>,
): Interval {
  const { noticeHours, lastDay, timeZone, now } = plan;
  const last = dayNumber(lastDay);
  const endsAt = Math.min(daysBetween(last, last, timeZone).endsAt, now + AHEAD);
  const startsAt = now + noticeHours * HOUR;
  return { startsAt, endsAt: Math.max(startsAt, endsAt) };
}

/** Instants are whole milliseconds: whoever begins at such a one ends within an interval of the list. */
const beginningsWithin = (open: readonly Interval[], length: number): Interval[] =>
  mergeIntervals(open.map(({ startsAt, endsAt }) => ({ startsAt, endsAt: endsAt - length + 1 })));

/** Beginnings at which it would touch one of these, with so much wanted free before and after. */
const beginningsTouching = (
  taken: readonly Interval[],
  { before, length }: { readonly before: number; readonly length: number },
): Interval[] =>
  taken.map(({ startsAt, endsAt }) => ({
    startsAt: startsAt - length + 1,
    endsAt: endsAt + before,
  }));

/**
 * What is taken by interviews: what either wants free holds no part of the other, and between two the longer pause
 * suffices.
 */
function takenBy(booked: readonly Booked[], plan: Plan): Interval[] {
  const [length, before] = [lengthOf(plan), plan.bufferBefore * MINUTE];
  const after = plan.bufferAfter * MINUTE;
  const wanted = booked.map(({ busyFrom, busyUntil }) => ({
    ...{ startsAt: busyFrom, endsAt: busyUntil },
  }));
  return [
    ...beginningsTouching(booked, { before, length: length + after }),
    ...beginningsTouching(wanted, { before: 0, length }),
  ];
}

/** The instants at which this person could begin. */
export function freeBeginnings(sitter: Sitter, plan: Plan): Interval[] {
  const { hours, matched, busy, booked } = sitter;
  const length = lengthOf(plan);
  const window = beginningsOf(plan);
  const range = { startsAt: window.startsAt, endsAt: window.endsAt + length };
  const open =
    matched ??
    (hours === null || sitter.standing === 'not-accepted' ? [] : openHours(hours, range, plan.now));
  const before = plan.bufferBefore * MINUTE;
  const whole = { before, length: length + plan.bufferAfter * MINUTE };
  const starts = booked.map(({ startsAt }) => startsAt);
  const taken = [
    ...takenBy(booked, plan),
    ...(matched === null ? beginningsTouching(busy, whole) : []),
    ...(hours === null ? [] : fullTimes(hours, starts)),
  ];
  const free = beginningsWithin(mergeIntervals(open), length);
  return subtract(intersect(free, [window]), mergeIntervals(taken));
}

/** The instants at which it can begin whoever sits there. */
export function planBeginnings(plan: Plan): Interval[] {
  const length = lengthOf(plan);
  const window = beginningsOf(plan);
  const open =
    plan.offers === null ? [window] : beginningsWithin(mergeIntervals(plan.offers), length);
  const taken = beginningsTouching(plan.candidateBooked, { before: 0, length });
  return subtract(intersect(open, [window]), mergeIntervals(taken));
}

/** Zones are whole quarters of an hour apart from UTC, so these are quarters on every clock. */
export function quartersOf(all: readonly Interval[]): number[] {
  const quarters: number[] = [];
  for (const { startsAt, endsAt } of all) {
    for (let at = Math.ceil(startsAt / STEP) * STEP; at < endsAt; at += STEP) quarters.push(at);
  }
  return quarters;
}

/** Whether a list of times could have it. */
export const isListed = (at: number, offers: readonly Interval[]): boolean =>
  at % STEP === 0 || offers.some(({ startsAt }) => startsAt === at);

/** The proposals: quarters of an hour, and where a candidate offered from ten past, ten past. */
function proposals(plan: Plan): number[] {
  const open = planBeginnings(plan);
  const offered = (plan.offers ?? [])
    .map(({ startsAt }) => startsAt)
    .filter((at) => at % STEP !== 0 && holds(open, at));
  return [...new Set([...quartersOf(open), ...offered])]
    .filter((at) => at !== plan.standing)
    .toSorted((a, b) => a - b);
}

export const holds = (all: readonly Interval[], at: number): boolean =>
  all.some(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);

/**
 * A different person for each seat, where there is one: whoever stands first in a pool sits first, unless another seat
 * then stays empty. null: somebody is missing.
 */
export function seatPeople(
  seats: Panel['seats'],
  isFree: (accountId: number) => boolean,
): number[] | null {
  const seatOf = new Map<number, number>();
  const give = (seat: number, tried: Set<number>): boolean => {
    const free = (seats[seat] ?? []).filter(
      (accountId) => !tried.has(accountId) && isFree(accountId),
    );
    const found =
      free.find((accountId) => !seatOf.has(accountId)) ??
      free.find((accountId) => {
        if (tried.has(accountId)) return false;
        tried.add(accountId);
        return give(seatOf.get(accountId) ?? 0, tried);
      });
    if (found !== undefined) seatOf.set(found, seat);
    return found !== undefined;
  };
  for (const seat of seats.keys()) if (!give(seat, new Set())) return null;
  const people = new Map([...seatOf].map(([accountId, seat]) => [seat, accountId]));
  return seats.map((_, seat) => people.get(seat) ?? 0);
}

/** Whether an instant lies in a list; instants are asked in order. */
function inOrder(all: readonly Interval[]): (at: number) => boolean {
  let place = 0;
  return (at) => {
    while ((all[place]?.endsAt ?? Number.POSITIVE_INFINITY) <= at) place += 1;
    return (all[place]?.startsAt ?? Number.POSITIVE_INFINITY) <= at;
  };
}

/** The instants at which it can begin with a different free person on each seat; the first `most`. */
export function panelTimes(plan: Plan, { seats, sitters }: Panel, most: number): number[] {
  const people = [...sitters.values()].map((sitter) => ({
    accountId: sitter.accountId,
    isFree: inOrder(freeBeginnings(sitter, plan)),
  }));
  // Who is free changes a few times a day, so few sets of people are looked at.
  const known = new Map<string, boolean>();
  const times: number[] = [];
  for (const at of proposals(plan)) {
    if (times.length === most) break;
    const free = new Set(people.filter(({ isFree }) => isFree(at)).map((one) => one.accountId));
    const key = [...free].join();
    let isPossible = known.get(key);
    if (isPossible === undefined) {
      isPossible = seatPeople(seats, (accountId) => free.has(accountId)) !== null;
      known.set(key, isPossible);
    }
    if (isPossible) times.push(at);
  }
  return times;
}

/** Who would sit at this time; null: not all seats have somebody, or it cannot be at this time. */
export function panelAt(plan: Plan, { seats, sitters }: Panel, at: number): number[] | null {
  if (!holds(planBeginnings(plan), at)) return null;
  return seatPeople(seats, (accountId) => {
    const sitter = sitters.get(accountId);
    return sitter !== undefined && holds(freeBeginnings(sitter, plan), at);
  });
}

/** As if all of them had said that this time will do: only what they have booked stands in the way. */
export const askedFor = (plan: Plan, { seats, sitters }: Panel, at: number): Panel => ({
  seats,
  sitters: new Map(
    [...sitters].map(([accountId, sitter]) => [
      accountId,
      {
        ...sitter,
        ...{ hours: null, busy: [], matched: [{ startsAt: at, endsAt: at + lengthOf(plan) }] },
      },
    ]),
  ),
});

/** Of times in order those nearest to one, in order. */
export function nearestTimes(times: readonly number[], at: number, most: number): number[] {
  return times
    .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))
    .slice(0, most)
    .toSorted((a, b) => a - b);
}
