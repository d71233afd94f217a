import { noMove } from './appointment-state-rules.ts';
import type { AppointmentChanges } from './appointment-store.ts';
import type { Work } from './change.ts';
import { changePlaces, type Place } from './seat-store.ts';

/** Whoever leaves a seat wishes no other time any more; a wish that nobody else of the interview has ends with it. */
export async function dropWish(
  { tx, found, seats }: Work,
  { placeId }: Place,
): Promise<AppointmentChanges> {
  const placeIds = [placeId];
  await changePlaces(tx, { companyId: found.companyId, placeIds }, { proposed: [] });
  const isShared = seats.some(({ pool }) =>
    pool.some((place) => place.placeId !== placeId && place.proposed.length > 0),
  );
  return found.moveBy === 'interviewer' && !isShared ? { ...noMove, waitingSince: null } : {};
}
