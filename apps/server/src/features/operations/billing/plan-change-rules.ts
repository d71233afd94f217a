import { endOf } from './billing-rules.ts';

/** A period that was paid for, as far as its worth goes. */
export type PaidTime = {
  /** From which it ran when it was sold: a month of then, wherever what is left of it lies now. */
  readonly soldFrom: Date;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly period: 'month' | 'year';
  /** Net, of a whole period: what was paid and what was counted towards it. */
  readonly price: number;
};

const lengthOf = (period: 'month' | 'year', begins: Date): number =>
  endOf(period, begins).getTime() - begins.getTime();

/** What is left of it at this moment, net, by the time that is left; in whole units, rounded down. */
export function worthOf(
  { soldFrom, beginsAt, endsAt, period, price }: PaidTime,
  now: Date,
): number {
  const left = endsAt.getTime() - Math.max(now.getTime(), beginsAt.getTime());
  return left <= 0 ? 0 : Math.floor((price * left) / lengthOf(period, soldFrom));
}

type Changed = {
  readonly period: 'month' | 'year';
  readonly net: number;
  /** What was taken off for the running plan when the payment was begun. */
  readonly credited: number;
  /** What the running plan is worth when the money comes. */
  readonly worth: number;
};

/**
 * Until when a plan runs that takes the place of the running one: for a whole period where the money comes at once;
 * shorter by what was used of the running plan until it came, so that nothing is paid for twice and nothing is lost.
 */
export function endOfChanged({ period, net, credited, worth }: Changed, now: Date): Date {
  const share = (net + worth) / (net + credited);
  return new Date(now.getTime() + Math.round(lengthOf(period, now) * share));
}

const DAY = 86_400_000;
const TOLD_DAYS = 7;
/** An end that nobody was told of in this time, since no job ran, is not told of any more. */
const LATE_DAYS = 3;

/** Which mail about the end of what is paid for is due. */
export function endMailDue(endsAt: Date, now: Date): 'ending' | 'ended' | null {
  const left = endsAt.getTime() - now.getTime();
  if (left > TOLD_DAYS * DAY || left < -LATE_DAYS * DAY) return null;
  return left > 0 ? 'ending' : 'ended';
}
