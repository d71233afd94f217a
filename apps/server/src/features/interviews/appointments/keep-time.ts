import type { AppointmentChange } from './facts-rules.ts';
import { noMove } from './appointment-state-rules.ts';
import { settle, type Work } from './change.ts';
import { changePlaces } from './seat-store.ts';

/** Everything is as it was before somebody asked for another time, and those who knew of the wish hear so. */
export async function keepTime(work: Work, reason: string): Promise<Work> {
  const { tx, found, seats } = work;
  const told = toldOf(work, reason);
  const placeIds = seats.flatMap(({ pool }) => pool.map(({ placeId }) => placeId));
  await changePlaces(tx, { companyId: found.companyId, placeIds }, { matched: null, proposed: [] });
  return settle(work, {
    change: {
      // What the candidate offered before is no part of what an interviewer wished.
      ...(found.moveBy !== 'interviewer' && { offers: [] }),
      ...{ waitingSince: null, ...noMove },
    },
    history: { what: 'move-declined', detail: reason },
    told,
    event: 'interview.move-declined',
  });
}

function toldOf({ found, seats, actor }: Work, reason: string): AppointmentChange {
  const { moveBy, moveWaitsFor } = found;
  const by = actor.kind === 'candidate' ? 'candidate' : 'company';
  if (by === 'candidate') return { what: 'move-dropped', by, reason };
  if (moveBy === 'interviewer') {
    const proposers = seats.flatMap(({ pool }) =>
      pool.filter(({ proposed }) => proposed.length > 0),
    );
    const only = { candidate: false, seatIds: proposers.map(({ placeId }) => placeId) };
    return { what: 'move-declined', by, reason, only };
  }
  if (moveBy === 'candidate') return { what: 'move-declined', by, reason };
  // The seats hear of the company's wish when the candidate has offered other times.
  const isOurs = { what: 'move-dropped', by, reason } as const;
  return moveWaitsFor === 'candidate'
    ? { ...isOurs, only: { candidate: true, seatIds: [] } }
    : isOurs;
}
