import type { Hindrance } from '@candor/contract/interviews/appointment-rules';
import { expandHours, fullTimes, type Hours } from '@candor/contract/interviews/availability-rules';
import { DAY_MS, dayAt, dayText } from '@candor/contract/interviews/zone-rules';
import {
  beginningsOf,
  freeBeginnings,
  holds,
  lengthOf,
  type Panel,
  type Plan,
  planBeginnings,
  quartersOf,
  seatPeople,
  type Sitter,
} from './slot-rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** `seat`: its place; null: the interview itself. */
export type Hindered = {
  readonly why: Hindrance;
  readonly seat: number | null;
  readonly accountId: number | null;
};

/** What keeps the interview from beginning then, whoever sits. */
function planHindrance(plan: Plan, at: number): Hindrance | null {
  if (at < plan.now) return 'in-the-past';
  if (at < plan.now + plan.noticeHours * HOUR) return 'short-notice';
  if (at >= beginningsOf(plan).endsAt) return 'after-last-day';
  const isTaken = !holds(planBeginnings({ ...plan, offers: null }), at);
  return isTaken ? 'candidate-booked' : null;
}

const isWithin = (
  all: readonly { startsAt: number; endsAt: number }[],
  at: number,
  until: number,
) => all.some(({ startsAt, endsAt }) => startsAt <= at && until <= endsAt);

/** The hours of the days around. */
function isOpen(hours: Hours, at: number, until: number): boolean {
  const around = { startsAt: at - 2 * DAY_MS, endsAt: until + 2 * DAY_MS };
  return isWithin(expandHours(hours, around), at, until);
}

function isDayOff({ exceptions, timeZone }: Hours, at: number): boolean {
  const day = dayText(dayAt(at, timeZone));
  return exceptions.some(
    ({ firstDay, lastDay, spans }) => firstDay <= day && day <= lastDay && spans.length === 0,
  );
}

function isBusy({ busy }: Sitter, plan: Plan, at: number): boolean {
  const from = at - plan.bufferBefore * MINUTE;
  const until = at + lengthOf(plan) + plan.bufferAfter * MINUTE;
  return busy.some(({ startsAt, endsAt }) => startsAt < until && from < endsAt);
}

/** Why this person can't sit then; null: they can, as far as they are concerned. */
function sitterHindrance(sitter: Sitter, plan: Plan, at: number): Hindrance | null {
  const { standing, matched } = sitter;
  if (standing === 'not-accepted' && matched === null) return 'not-accepted-yet';
  const why = hindranceOf(sitter, plan, at);
  return standing === 'colleague' || why === null || why === 'no-hours' ? why : 'not-free';
}

function hindranceOf(sitter: Sitter, plan: Plan, at: number): Hindrance | null {
  const { hours, matched, booked } = sitter;
  const until = at + lengthOf(plan);
  if (matched === null) {
    if (hours === null) return 'no-hours';
    if (!isOpen(hours, at, until)) return isDayOff(hours, at) ? 'day-off' : 'outside-hours';
    if (at < plan.now + hours.noticeHours * HOUR) return 'short-notice';
  } else if (!isWithin(matched, at, until)) return 'outside-hours';
  const wished = { ...sitter, hours: null, matched: [{ startsAt: at, endsAt: until }] };
  if (!holds(freeBeginnings(wished, plan), at)) return 'booked';
  if (matched === null && isBusy(sitter, plan, at)) return 'busy';
  if (hours === null) return null;
  const starts = booked.map(({ startsAt }) => startsAt);
  if (holds(fullTimes({ ...hours, mostPerWeek: null }, starts), at)) return 'day-full';
  return holds(fullTimes(hours, starts), at) ? 'week-full' : null;
}

/** Everything that stands in the way of a time; empty: nothing does. */
export function hindrancesAt(plan: Plan, panel: Panel, at: number): Hindered[] {
  const ofPlan = planHindrance(plan, at);
  const own = ofPlan === null ? [] : [{ why: ofPlan, seat: null, accountId: null }];
  if (ofPlan === 'in-the-past' || ofPlan === 'short-notice' || ofPlan === 'after-last-day')
    return own;
  const found = new Map(
    [...panel.sitters.values()].map((one) => [one.accountId, sitterHindrance(one, plan, at)]),
  );
  const isFree = (accountId: number) => found.get(accountId) === null;
  if (seatPeople(panel.seats, isFree) !== null) return own;
  const empty = [...panel.seats.keys()].filter((seat) => !panel.seats[seat]?.some(isFree));
  // Where each seat has somebody, but too few for all of them, whoever is missing anywhere is named.
  const looked = empty.length > 0 ? empty : [...panel.seats.keys()];
  const ofSeats = looked.flatMap((seat) => ofSeat(panel, { seat, found }));
  // All of them are free, and one of them would have to sit twice.
  const tooFew: Hindered = { why: 'too-few-people', seat: null, accountId: null };
  return [...own, ...(ofSeats.length > 0 ? ofSeats : [tooFew])];
}

function ofSeat(
  { seats }: Panel,
  { seat, found }: { seat: number; found: ReadonlyMap<number, Hindrance | null> },
): Hindered[] {
  const pool = seats[seat] ?? [];
  const named = pool.flatMap((accountId) => {
    const why = found.get(accountId);
    return why === null || why === undefined ? [] : [{ why, seat, accountId }];
  });
  return named.length > 0 || pool.length > 0
    ? named
    : [{ why: 'nobody-named', seat, accountId: null }];
}

/** The quarters of a day in the plan's zone, each with what stands in its way. */
export function dayHindrances(
  plan: Plan,
  panel: Panel,
  day: { readonly startsAt: number; readonly endsAt: number },
): { readonly at: number; readonly hindered: Hindered[] }[] {
  return quartersOf([day]).map((at) => ({ at, hindered: hindrancesAt(plan, panel, at) }));
}
