import type { contract } from '@candor/contract';
import { refuse } from '../../../platform/http/failure.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { deedOf } from '../../operations/audit/index.ts';
import { noMove } from './appointment-state-rules.ts';
import { deleteBookings, insertBookings } from './booked-store.ts';
import { lockRoom, timesOf } from './book.ts';
import {
  type Parts,
  readAppointment,
  settle,
  liveEntry,
  noSuchInterview,
  type Work,
} from './change.ts';
import { byMember } from './by-member.ts';
import { concludeMatching } from './conclude-matching.ts';
import type { AppointmentChange } from './facts-rules.ts';
import { asFacts } from './facts-store.ts';
import { whoKnow } from './known-places.ts';
import { resolveSeats } from './seat-wishes.ts';
import {
  changePlaces,
  deletePlaces,
  insertPlaces,
  type Place,
  type Seat,
  seat as writeSeat,
} from './seat-store.ts';
import { askedFor, panelAt, type Plan } from './slot-rules.ts';

/**
 * Of a booked interview one of the new people must not be booked already; whether it suits them they answer. Those who
 * leave are told, and those who come.
 */
export function changeSeatHandler(parts: Parts): Handler<typeof contract.appointments.changeSeat> {
  return ({ params: { seatID, ...params }, body: { revision, people }, ...request }) =>
    byMember(parts, { ...params, revision, isWhole: true, deed: deedOf(request) }, async (work) => {
      const { tx, found, seats } = work;
      const before = seats.find(({ seatId }) => seatId === seatID);
      if (before === undefined) throw noSuchInterview();
      const { companyId, scheduleId } = found;
      const [pool = []] = await resolveSeats(tx, companyId, { wishes: [{ people }], path: 'body' });
      const named = new Set(pool.map(({ accountId }) => accountId));
      const leaving = before.pool.filter(({ accountId }) => !named.has(accountId));
      const known = new Set(before.pool.map(({ accountId }) => accountId));
      const fresh = pool.filter(({ accountId }) => !known.has(accountId));
      // Their links leave with their places.
      const aware = new Set(await whoKnow(tx, companyId, before.pool));
      await insertPlaces(tx, { companyId, seatId: seatID, pool: fresh });
      await deletePlaces(
        tx,
        companyId,
        leaving.map(({ placeId }) => placeId),
      );
      // Whom the company names again is asked again, also where they declined.
      const again = before.pool.filter(
        ({ accountId, declinedAt }) => named.has(accountId) && declinedAt !== null,
      );
      const placeIds = again.map(({ placeId }) => placeId);
      await changePlaces(tx, { companyId, placeIds }, { declinedAt: null });
      const changed = { ...work, ...(await readAppointment(tx, found)) };
      const stays = before.accountId !== null && named.has(before.accountId);
      const seated = stays ? before.accountId : await fillSeat(changed, seatID, 'asked');
      if (!stays && found.state === 'booked' && seated === null)
        throw refuse('people_booked', { path: 'body.people' });
      if (!stays)
        await writeSeat(tx, companyId, {
          ...{ seatId: seatID, accountId: seated, answer: 'open', askedAt: work.now },
        });
      const told = await toldOf(changed, {
        ...{ before, leaving, aware },
        fresh: new Set([...fresh, ...again].map((one) => one.accountId)),
        seated,
      });
      // A wish for another time ends with the place of whoever had it.
      const isWished = changed.seats.some(({ pool: all }) =>
        all.some((one) => one.proposed.length > 0),
      );
      const change =
        found.moveBy === 'interviewer' && !isWished ? { ...noMove, waitingSince: null } : {};
      const left = await settle(changed, { change, history: { what: 'seat-swapped' }, told });
      const done = await concludeMatching(left, { isNews: leaving.length > 0 });
      const audit = liveEntry('interview.seat-changed', scheduleId, {
        seatID,
        people: pool.length,
      });
      return { result: { revision: done.found.revision }, audit };
    });
}

/**
 * Somebody of the pool who is free at the booked time takes the seat; null: nobody, or nothing is booked. `asked`: only
 * what they have booked stands in the way, for whether it suits them they are asked.
 */
export async function fillSeat(
  work: Work,
  seatId: number,
  who: 'free' | 'asked' = 'free',
): Promise<number | null> {
  const { tx, found, seats } = work;
  if (found.state !== 'booked' || found.startsAt === null) return null;
  const others = seats.filter((one) => one.seatId !== seatId);
  const taken = new Set(others.flatMap(({ accountId }) => (accountId === null ? [] : [accountId])));
  const own = seats
    .filter((one) => one.seatId === seatId)
    .map((one) => ({ ...one, pool: one.pool.filter(({ accountId }) => !taken.has(accountId)) }));
  const { plan, panel } = await lockRoom({ ...work, seats: own }, null);
  const at = found.startsAt.getTime();
  const anyTime = standingPlan(plan, at);
  const people = who === 'free' ? panel : askedFor(anyTime, panel, at);
  const [accountId] = panelAt(anyTime, people, at) ?? [];
  await deleteBookings(tx, found.companyId, [seatId]);
  if (accountId === undefined) return null;
  const booking = { accountId, seatId, ...timesOf(found, found.startsAt) };
  await insertBookings(tx, found.companyId, [booking]);
  return accountId;
}

/** The time stands already: how soon or late it is no longer matters. */
export const standingPlan = (plan: Plan, at: number): Plan => ({
  ...{ ...plan, noticeHours: 0, candidateBooked: [] },
  now: Math.min(plan.now, at),
});

async function toldOf(
  { seats, found }: Work,
  given: {
    readonly before: Seat;
    readonly leaving: readonly Place[];
    readonly aware: ReadonlySet<Place>;
    readonly fresh: ReadonlySet<number>;
    readonly seated: number | null;
  },
): Promise<AppointmentChange[]> {
  const { before, leaving, aware, fresh, seated } = given;
  const pool = seats.find(({ seatId }) => seatId === before.seatId)?.pool ?? [];
  const isBooked = found.state === 'booked';
  const coming = pool.filter(({ accountId }) =>
    isBooked ? accountId === seated && seated !== before.accountId : fresh.has(accountId),
  );
  const gone = isBooked
    ? before.pool.filter(({ accountId }) => accountId === before.accountId && accountId !== seated)
    : leaving;
  const left = gone.filter((place) => aware.has(place));
  if (coming.length === 0 && left.length === 0) return [];
  const only = { candidate: false, seatIds: coming.map(({ placeId }) => placeId) };
  return [{ what: 'seat-asked', by: 'company', only, left: left.map(asFacts) }];
}
