import { refuse } from '../../../platform/http/failure.ts';
import { deleteBookings, insertBookings } from './booked-store.ts';
import { lockRoom, timesOf } from './book.ts';
import { changedMeanwhile, liveEntry, settle, type Work } from './change.ts';
import { standingPlan } from './change-seat.ts';
import { dropWish } from './drop-wish.ts';
import { asFacts } from './facts-store.ts';
import { changePlaces, type Place, type Seat, seat as writeSeat } from './seat-store.ts';
import { askedFor, panelAt } from './slot-rules.ts';

/** Gives a booked seat to somebody else of its pool who is not booked then, and is asked. */
export async function swap(
  work: Work,
  { seat, place }: { readonly seat: Seat; readonly place: Place },
  accountId: number,
): Promise<{ readonly work: Work; readonly entry: ReturnType<typeof liveEntry> }> {
  const { tx, found, seats } = work;
  const { companyId, scheduleId, startsAt } = found;
  const other = seat.pool.find((one) => one.accountId === accountId && !one.isGone);
  if (other === undefined || accountId === place.accountId) {
    throw refuse('unknown_member', { params: { what: 'seat' }, path: 'body.accountID' });
  }
  if (seat.accountId !== place.accountId || startsAt === null) throw changedMeanwhile();
  if (seats.some((one) => one.accountId === accountId)) throw refuse('people_booked');
  const only = [{ ...seat, accountId: null, pool: [{ ...other, declinedAt: null }] }];
  const { plan, panel } = await lockRoom({ ...work, seats: only }, null);
  const at = startsAt.getTime();
  const anyTime = standingPlan(plan, at);
  if (panelAt(anyTime, askedFor(anyTime, panel, at), at) === null) throw refuse('people_booked');
  const { seatId } = seat;
  await deleteBookings(tx, companyId, [seatId]);
  await insertBookings(tx, companyId, [{ accountId, seatId, ...timesOf(found, startsAt) }]);
  await writeSeat(tx, companyId, { seatId, accountId, answer: 'open', askedAt: work.now });
  // Whoever declined before is asked again, and must hear of it.
  await changePlaces(tx, { companyId, placeIds: [other.placeId] }, { declinedAt: null });
  const wish = await dropWish(work, place);
  const done = await settle(work, {
    change: wish,
    history: { what: 'seat-swapped', detail: other.name },
    told: {
      ...({ what: 'seat-asked', by: 'interviewer' } as const),
      only: { candidate: false, seatIds: [other.placeId] },
      left: [asFacts(place)],
    },
  });
  return { work: done, entry: liveEntry('interview.seat-swapped', scheduleId, { seatID: seatId }) };
}
