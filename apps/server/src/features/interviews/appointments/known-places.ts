import type { Tx } from '../../../platform/database/database.ts';
import { findLinked } from '../links/index.ts';
import type { Place } from './seat-store.ts';

/** Of these places those whose people were ever written to: nobody else is told that they are not needed. */
export async function whoKnow(
  tx: Tx,
  companyId: number,
  places: readonly Place[],
): Promise<Place[]> {
  const subjectIds = places.map(({ placeId }) => placeId);
  const known = await findLinked(tx, { companyId, purpose: 'appointment-seat', subjectIds });
  return places.filter(({ placeId }) => known.has(placeId));
}
