import { refuse } from '../../../platform/http/failure.ts';
import { asksToMatch } from './appointment-state-rules.ts';
import type { StoredSpan } from './appointment-store.ts';
import { concludeMatching } from './conclude-matching.ts';
import { changedMeanwhile, liveEntry, settle, type Work } from './change.ts';
import { fillSeat } from './change-seat.ts';
import { dropWish } from './drop-wish.ts';
import { asFacts } from './facts-store.ts';
import type { AppointmentChange } from './facts-rules.ts';
import { changePlaces, type Place, type Seat, findSeats, seat as writeSeat } from './seat-store.ts';

type Own = { readonly seat: Seat; readonly place: Place };
type Given = {
  readonly given: 'accept' | 'decline' | 'propose' | 'match';
  readonly reason: string;
  readonly spans: readonly StoredSpan[];
};
type Done = { readonly work: Work; readonly entry: ReturnType<typeof liveEntry> };

/** What somebody of a seat answers. */
export async function answer(work: Work, own: Own, given: Given): Promise<Done> {
  const answers = { accept, decline, propose, match };
  const done = await answers[given.given](work, own, given);
  const { startsAt } = done.found;
  const seatID = own.seat.seatId;
  const wasBooked = work.found.state === 'booked';
  // The chain says what came of it: a time that everybody matched is booked by this answer.
  const isBooked = startsAt !== null && startsAt.getTime() !== work.found.startsAt?.getTime();
  const action =
    isBooked && given.given === 'match'
      ? `interview.${wasBooked ? 'moved' : 'booked'}`
      : `interview.seat-${given.given}`;
  const after = { seatID, ...(isBooked && { startsAt: startsAt.toISOString() }) };
  return { work: done, entry: liveEntry(action, work.found.scheduleId, after) };
}

/** Before a time is booked the first of a pool who accepts is meant first. */
async function accept(work: Work, { seat, place }: Own): Promise<Work> {
  const { tx, found, now } = work;
  const { companyId } = found;
  const { accountId } = place;
  const isBooked = found.state === 'booked';
  const isTaken = seat.accountId !== null && seat.accountId !== accountId;
  if (isBooked && isTaken) throw refuse('slot_taken');
  const said = { declinedAt: null, acceptedAt: now };
  await changePlaces(tx, { companyId, placeIds: [place.placeId] }, said);
  if (isBooked && seat.accountId === null) await takeSeat(work, { seat, place });
  if (!isTaken) {
    await writeSeat(tx, companyId, { seatId: seat.seatId, accountId, answer: 'accepted' });
  }
  return settle(work, { change: {}, history: { what: 'seat-accepted' } });
}

/** An empty seat of a booked interview: behind the locks this person is found not to be booked. */
async function takeSeat(work: Work, { seat, place }: Own): Promise<void> {
  const only = [{ ...place, declinedAt: null }];
  const seats = work.seats.map((one) =>
    one.seatId === seat.seatId ? { ...one, pool: only } : one,
  );
  const taken = await fillSeat({ ...work, seats }, seat.seatId, 'asked');
  if (taken === null) throw refuse('people_booked');
}

/** Another of the pool who is free then takes the seat; else it stays open, and the company is told. */
export async function decline(
  work: Work,
  { seat, place }: Own,
  { reason }: Pick<Given, 'reason'>,
): Promise<Work> {
  const { tx, found, now } = work;
  const { companyId } = found;
  if (place.declinedAt !== null) throw changedMeanwhile();
  await changePlaces(
    tx,
    { companyId, placeIds: [place.placeId] },
    { declinedAt: now, matched: null },
  );
  const change = await dropWish(work, place);
  const sat = seat.accountId === place.accountId;
  const without = { ...work, seats: await findSeats(tx, found) };
  const pool = without.seats.find(({ seatId }) => seatId === seat.seatId)?.pool ?? [];
  const next = sat ? await fillSeat(without, seat.seatId) : seat.accountId;
  const isEmpty =
    next === null &&
    (found.state === 'booked' || pool.every((one) => one.declinedAt !== null || one.isGone));
  if (sat || isEmpty) {
    await writeSeat(tx, companyId, {
      ...{ seatId: seat.seatId, accountId: next, answer: isEmpty ? 'declined' : 'open', reason },
      ...(next !== null && { askedAt: now }),
    });
  }
  const nobody = { candidate: false, seatIds: [] };
  const left = sat && found.state === 'booked' && !place.isGone ? [asFacts(place)] : [];
  const told: AppointmentChange[] = [
    { what: 'seat-declined', by: 'interviewer', reason, only: nobody, left },
  ];
  const successor = pool.find(({ accountId }) => accountId === next);
  if (sat && successor !== undefined) {
    const only = { candidate: false, seatIds: [successor.placeId] };
    told.push({ what: 'seat-asked', by: 'interviewer', only });
  }
  const detail = successor !== undefined && sat ? `${reason} (${successor.name})` : reason;
  const done = await settle(work, { change, history: { what: 'seat-declined', detail }, told });
  return concludeMatching(done, { isNews: true });
}

/** The company may move it there; until then nothing changes. */
async function propose(work: Work, { seat, place }: Own, { reason, spans }: Given): Promise<Work> {
  const { tx, found, now } = work;
  // Whoever does not sit there has no time that could be another.
  if (found.state === 'booked' && seat.accountId !== place.accountId) throw refuse('slot_taken');
  const placeIds = [place.placeId];
  await changePlaces(tx, { companyId: found.companyId, placeIds }, { proposed: spans });
  const isFirst = found.state === 'booked' && found.moveBy === null;
  return settle(work, {
    change: isFirst
      ? {
          ...{ moveBy: 'interviewer', moveWaitsFor: 'company', moveReason: reason },
          ...{ moveSince: now, waitingSince: now },
        }
      : {},
    history: { what: 'seat-proposed', detail: reason },
    told: {
      what: 'seat-proposed',
      by: 'interviewer',
      reason,
      only: { candidate: false, seatIds: [] },
    },
    ...(isFirst && { event: 'interview.move-asked' }),
  });
}

async function match(work: Work, { seat, place }: Own, { spans, reason }: Given): Promise<Work> {
  const { tx, found, now } = work;
  if (!asksToMatch(found)) throw changedMeanwhile();
  const isTaken = seat.accountId !== null && seat.accountId !== place.accountId;
  if (found.state === 'booked' && isTaken) throw refuse('slot_taken');
  const placeIds = [place.placeId];
  const isNone = spans.length === 0;
  // That none will do is no consent to sit for this company.
  const agreed = isNone ? {} : { declinedAt: null, acceptedAt: now };
  await changePlaces(tx, { companyId: found.companyId, placeIds }, { matched: spans, ...agreed });
  const what = isNone ? 'seat-matched-none' : 'seat-matched';
  const noted = await settle(work, { change: {}, history: { what, detail: reason } });
  // Whoever says it once more tells nobody again.
  return concludeMatching(noted, { isNews: place.matched === null });
}
