import { refuse } from '../../../platform/http/failure.ts';
import { asFacts } from './facts-store.ts';
import type { AppointmentChange, SeatFacts } from './facts-rules.ts';
import { liesWithin, noMove } from './appointment-state-rules.ts';
import {
  type AppointmentChanges,
  lockCandidateTimes,
  type StoredSpan,
} from './appointment-store.ts';
import { deleteBookings, insertBookings, lockPeople } from './booked-store.ts';
import { settle, type Work } from './change.ts';
import { planTurns, type TurnKind } from './history-store.ts';
import { isOpenApplication } from './people-store.ts';
import { intervalOf, planOf, poolIds, readPanel } from './panel.ts';
import { whoKnow } from './known-places.ts';
import { changePlaces, type Place, seat } from './seat-store.ts';
import { nearestTimes, type Panel, panelAt, panelTimes, type Plan } from './slot-rules.ts';

const MINUTE_MS = 60_000;
const NEAREST_MOST = 6;
const LOOKED_MOST = 2000;

type Room = { readonly plan: Plan; readonly panel: Panel };

/** When its people are free, behind the locks of all of them: nobody else books any of them until COMMIT. */
export async function lockRoom(work: Work, offers: readonly StoredSpan[] | null): Promise<Room> {
  const { tx, found, seats, now } = work;
  await lockPeople(tx, poolIds(seats));
  const { companyId, candidateId, scheduleId } = found;
  const candidateTimes = await lockCandidateTimes(tx, { companyId, candidateId, but: scheduleId });
  const plan = planOf(found, { now, offers, candidateTimes });
  return { plan, panel: await readPanel(tx, seats, plan) };
}

/** Refused with the nearest times that are free. */
function slotTaken({ plan, panel }: Room, at: number) {
  const nearest = nearestTimes(panelTimes(plan, panel, LOOKED_MOST), at, NEAREST_MOST);
  return refuse('slot_taken', {
    path: 'body.startsAt',
    data: { nearest: nearest.map((one) => new Date(one).toISOString()) },
  });
}

export const slotNotOffered = () => refuse('slot_not_offered', { path: 'body.startsAt' });

/**
 * Books this time, or moves what is booked to it: in one transaction everybody is found free, the old time is given
 * back and the new one taken. `offers`: only within what the candidate offered.
 */
export async function bookTime(
  work: Work,
  {
    startsAt,
    offers,
    room,
    change = {},
    reason = '',
  }: {
    readonly startsAt: Date;
    readonly offers: readonly StoredSpan[] | null;
    /** Where it is locked already. */
    readonly room?: Room;
    readonly change?: AppointmentChanges;
    readonly reason?: string;
  },
): Promise<Work> {
  const at = startsAt.getTime();
  if (at === work.found.startsAt?.getTime()) throw slotNotOffered();
  const found = room ?? (await lockRoom(work, offers));
  const people = panelAt(found.plan, found.panel, at);
  if (people === null) throw slotTaken(found, at);
  return book(work, { startsAt, people, change, reason });
}

/** The first time that every seat has said will do, booked by itself; undefined: there is none yet. */
export async function bookMatched(work: Work): Promise<Work | undefined> {
  if (!(await isOpenApplication(work.tx, work.found))) return undefined;
  const { offers } = work.found;
  const { plan, panel } = await lockRoom(work, offers);
  const said = new Map(
    [...panel.sitters].filter(([, { matched }]) => matched !== null && matched.length > 0),
  );
  const [at] = panelTimes(plan, { ...panel, sitters: said }, 1);
  if (at === undefined) return undefined;
  const people = panelAt(plan, { ...panel, sitters: said }, at) ?? [];
  return book(work, { startsAt: new Date(at), people });
}

async function book(
  work: Work,
  given: {
    readonly startsAt: Date;
    readonly people: readonly number[];
    readonly change?: AppointmentChanges;
    readonly reason?: string;
  },
): Promise<Work> {
  const { tx, found, seats, now, actor } = work;
  const { startsAt, people, change = {}, reason = '' } = given;
  const endsAt = new Date(startsAt.getTime() + found.minutes * MINUTE_MS);
  const wasBooked = found.state === 'booked';
  await takeSeats(work, { startsAt, people });
  await planTurns(tx, found, turnsOf({ startsAt, endsAt, now }));
  const by = actor.kind === 'system' ? 'company' : actor.kind;
  const told = wasBooked
    ? toldOfMove(work, { people, by, reason })
    : [{ what: 'booked', by, reason, left: await notNeeded(work, people) } as const];
  const ids = seats.flatMap(({ pool }) => pool.map(({ placeId }) => placeId));
  await changePlaces(
    tx,
    { companyId: found.companyId, placeIds: ids },
    { matched: null, proposed: [] },
  );
  return settle(work, {
    change: {
      // What the candidate offered stays: within it the company may move the interview.
      ...{ state: 'booked', startsAt, endsAt, waitingSince: null, isMove: wasBooked, ...noMove },
      ...change,
    },
    history: { what: wasBooked ? 'moved' : 'booked', detail: reason, startsAt },
    told,
    event: wasBooked ? 'interview.moved' : 'interview.booked',
  });
}

type Told = { readonly people: readonly number[] } & Pick<AppointmentChange, 'by' | 'reason'>;

/** Who comes with the new time is asked; the others hear that it has moved, and whoever sat and sits no more that. */
function toldOfMove({ seats }: Work, { people, by, reason }: Told): AppointmentChange[] {
  const before = seats.flatMap((one) =>
    one.pool.filter(({ accountId }) => accountId === one.accountId),
  );
  const sat = new Set(before.map(({ accountId }) => accountId));
  const sitting = seats.flatMap(({ pool }, index) =>
    pool.filter(({ accountId }) => accountId === people[index]),
  );
  const idsOf = (areNew: boolean) =>
    sitting.filter(({ accountId }) => sat.has(accountId) !== areNew).map(({ placeId }) => placeId);
  const left = before.filter(({ accountId }) => !people.includes(accountId)).map(asFacts);
  const only = { candidate: true, seatIds: idsOf(false) };
  const moved = { ...({ what: 'moved', by, only, left } as const), ...(reason && { reason }) };
  const newcomers = idsOf(true);
  if (newcomers.length === 0) return [moved];
  return [moved, { what: 'seat-asked', by, only: { candidate: false, seatIds: newcomers } }];
}

/** Whoever was asked, would still come, and sits nowhere in it. */
async function notNeeded(
  { tx, found, seats }: Work,
  people: readonly number[],
): Promise<SeatFacts[]> {
  const others = seats.flatMap(({ pool }) =>
    pool.filter(
      ({ accountId, isGone, declinedAt }) =>
        !isGone && declinedAt === null && !people.includes(accountId),
    ),
  );
  return (await whoKnow(tx, found.companyId, others)).map(asFacts);
}

async function takeSeats(
  { tx, found, seats, now }: Work,
  { startsAt, people }: { readonly startsAt: Date; readonly people: readonly number[] },
): Promise<void> {
  const { companyId } = found;
  await deleteBookings(
    tx,
    companyId,
    seats.map(({ seatId }) => seatId),
  );
  const times = timesOf(found, startsAt);
  await insertBookings(
    tx,
    companyId,
    seats.map(({ seatId }, index) => ({ accountId: people[index] ?? 0, seatId, ...times })),
  );
  for (const [index, one] of seats.entries()) {
    const accountId = people[index] ?? null;
    const place = one.pool.find((person) => person.accountId === accountId);
    // Who accepted the old time has said nothing of the new one, unless they said that it will do.
    const answer = place !== undefined && haveMatched(place, times) ? 'accepted' : 'open';
    await seat(tx, companyId, { seatId: one.seatId, accountId, answer, askedAt: now });
  }
}

const haveMatched = (
  { matched }: Place,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
): boolean =>
  liesWithin(
    [{ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }],
    (matched ?? []).map(intervalOf),
  );

/** What an interview at this time takes of whoever sits there. */
export function timesOf({ minutes, bufferBefore, bufferAfter }: Work['found'], startsAt: Date) {
  const at = startsAt.getTime();
  const end = at + minutes * MINUTE_MS;
  return {
    startsAt,
    endsAt: new Date(end),
    busyFrom: new Date(at - bufferBefore * MINUTE_MS),
    busyUntil: new Date(end + bufferAfter * MINUTE_MS),
  };
}

/** Gives back what is booked; nothing is done for this appointment any more. */
export async function giveBack(work: Work): Promise<void> {
  const { tx, found, seats } = work;
  await deleteBookings(
    tx,
    found.companyId,
    seats.map(({ seatId }) => seatId),
  );
  await planTurns(tx, found, []);
}

const HOUR_MS = 60 * MINUTE_MS;

function turnsOf({ startsAt, endsAt, now }: { startsAt: Date; endsAt: Date; now: Date }) {
  const before = (hours: number) => new Date(startsAt.getTime() - hours * HOUR_MS);
  const all: { kind: TurnKind; dueAt: Date }[] = [
    { kind: 'day-before', dueAt: before(24) },
    { kind: 'hour-before', dueAt: before(1) },
    { kind: 'over', dueAt: endsAt },
  ];
  return all.filter(({ dueAt }) => dueAt > now);
}
