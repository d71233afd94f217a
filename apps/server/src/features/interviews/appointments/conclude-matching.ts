import { asksToMatch } from './appointment-state-rules.ts';
import { bookMatched } from './book.ts';
import { settle, type Work } from './change.ts';
import { seatedPlaces } from './facts-store.ts';
import { isOpenApplication } from './people-store.ts';

/**
 * Whenever somebody has answered what was offered, or need not any more: the first time that everybody matched is booked
 * by itself; where all have answered and none is left, the company is told, and it is its turn. `isNews`: only then.
 */
export async function concludeMatching(
  work: Work,
  { isNews }: { readonly isNews: boolean },
): Promise<Work> {
  const { tx, seats, found, now } = work;
  if (!asksToMatch(found)) return work;
  const booked = await bookMatched(work);
  if (booked !== undefined || !isNews) return booked ?? work;
  const asked = seats.flatMap((seat) => seatedPlaces(seat, found));
  const isWaiting = asked.length === 0 || asked.some(({ matched }) => matched === null);
  if (isWaiting || !(await isOpenApplication(tx, found))) return work;
  const isMove = found.state === 'booked';
  return settle(work, {
    change: { waitingSince: now, ...(isMove && { moveWaitsFor: 'company' }) },
    told: { what: 'none-matched', by: 'interviewer', only: { candidate: false, seatIds: [] } },
  });
}
