import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { LinkOf } from '../../../platform/http/handlers.ts';
import { findSatBy, type SatInterview, type Sitter } from '../appointments/index.ts';

export type Seat = { readonly interview: SatInterview; readonly sitter: Sitter };
export type SeatLink = LinkOf<'appointment-seat'>;

/** Whoever sits there by this link. */
export async function seatOf(tx: Tx, link: SeatLink, now: Date): Promise<Seat> {
  const id = { companyId: link.companyId, placeId: link.appointmentSeatId };
  const found = await findSatBy(tx, id, now);
  if (found === undefined) throw refuse('not_found', { params: { what: 'interview' } });
  const { interview, sitter } = found;
  if (sitter === null) throw refuse('not_seated');
  return { interview, sitter };
}
