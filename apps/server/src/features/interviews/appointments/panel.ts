import type { Interval } from '@candor/contract/interviews/interval-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { findTimesIn } from '../availability/index.ts';
import type { Appointment, StoredSpan } from './appointment-store.ts';
import { findBooked } from './booked-store.ts';
import { type Place, type Seat, standingOf } from './seat-store.ts';
import { beginningsOf, lengthOf, type Panel, type Plan } from './slot-rules.ts';

const WEEK_MS = 7 * 86_400_000;

export const intervalOf = ({ startsAt, endsAt }: StoredSpan): Interval => ({
  ...{ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) },
});

/** What an appointment wants of a time; `offers`: only within what the candidate offered. */
export function planOf(
  found: Pick<
    Appointment,
    'minutes' | 'bufferBefore' | 'bufferAfter' | 'noticeHours' | 'lastDay' | 'timeZone'
  > &
    Partial<Pick<Appointment, 'startsAt'>>,
  {
    now,
    offers,
    candidateTimes,
  }: {
    readonly now: Date;
    readonly offers: readonly StoredSpan[] | null;
    readonly candidateTimes: readonly { readonly startsAt: Date; readonly endsAt: Date }[];
  },
): Plan {
  const { minutes, bufferBefore, bufferAfter, noticeHours, lastDay, timeZone } = found;
  return {
    ...{ minutes, bufferBefore, bufferAfter, noticeHours, lastDay, timeZone },
    now: now.getTime(),
    standing: found.startsAt?.getTime() ?? null,
    offers: offers?.map(intervalOf) ?? null,
    candidateBooked: candidateTimes.map(({ startsAt, endsAt }) => ({
      ...{ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() },
    })),
  };
}

/** Who may still sit there, whoever sits there first; who declined is not chosen again by itself. */
const eligible = ({ accountId, pool }: Seat): Place[] =>
  pool
    .filter(({ isGone, declinedAt }) => !isGone && declinedAt === null)
    .toSorted((a, b) => Number(b.accountId === accountId) - Number(a.accountId === accountId));

export const poolIds = (seats: readonly Seat[]): number[] => [
  ...new Set(seats.flatMap((seat) => eligible(seat).map(({ accountId }) => accountId))),
];

/** Everything that says when the people of these seats are free; what the seats themselves have booked is not counted. */
export async function readPanel(tx: Tx, seats: readonly Seat[], plan: Plan): Promise<Panel> {
  const window = beginningsOf(plan);
  const range = { startsAt: plan.now, endsAt: Math.max(window.endsAt, plan.now) + lengthOf(plan) };
  const ids = poolIds(seats);
  const times = await findTimesIn(tx, ids, range);
  // Interviews of this week count for its limit, also those that were.
  const booked = await findBooked(tx, ids, {
    from: plan.now - WEEK_MS,
    butSeats: seats.map(({ seatId }) => seatId),
  });
  const places = new Map(seats.flatMap(eligible).map((place) => [place.accountId, place]));
  const matchedOf = (accountId: number) => {
    const all = seats.flatMap(({ pool }) => pool.filter((place) => place.accountId === accountId));
    const said = all.flatMap(({ matched }) => matched ?? []);
    return all.some(({ matched }) => matched !== null) ? said.map(intervalOf) : null;
  };
  return {
    seats: seats.map((seat) => eligible(seat).map(({ accountId }) => accountId)),
    sitters: new Map(
      [...places].map(([accountId, place]) => [
        accountId,
        {
          ...{ accountId, standing: standingOf(place) },
          hours: times.get(accountId)?.hours ?? null,
          busy: times.get(accountId)?.busy ?? [],
          booked: booked.get(accountId) ?? [],
          matched: plan.offers === null ? null : matchedOf(accountId),
        },
      ]),
    ),
  };
}
