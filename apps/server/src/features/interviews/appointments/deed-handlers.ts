import type { contract } from '@candor/contract';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { type Change, deedOf } from '../../operations/audit/index.ts';
import { hasEnded, liesWithin, stateAt, waitedFor } from './appointment-state-rules.ts';
import { bookTime, slotNotOffered } from './book.ts';
import { byMember } from './by-member.ts';
import {
  changedMeanwhile,
  isOver,
  liveEntry,
  needOpenApplication,
  type Parts,
  settle,
  type Work,
} from './change.ts';
import { changePlaceHandler } from './change-place.ts';
import { changePlanHandler } from './change-plan.ts';
import { changeSeatHandler } from './change-seat.ts';
import { endAppointment, endedEntries } from './end-appointment.ts';
import { keepTime } from './keep-time.ts';
import { seatedPlaces } from './facts-store.ts';
import { intervalOf } from './panel.ts';
import { changePlaces, type Place, standingOf } from './seat-store.ts';
import { fullName, whoHasHours } from './shown.ts';
import { isLastDayOver, isListed } from './slot-rules.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.appointments>,
  | 'bookLiveInterview'
  | 'moveLiveInterview'
  | 'declineMove'
  | 'cancelLiveInterview'
  | 'remindOfLiveInterview'
  | 'changePlan'
  | 'changePlace'
  | 'changeSeat'
>;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export function deedHandlers(parts: Parts): Handlers {
  return {
    bookLiveInterview: ({ params, body: { revision, startsAt }, ...request }) =>
      byMember(parts, { ...params, revision, deed: deedOf(request) }, async (work) => {
        const booked = await bookOffered(work, new Date(startsAt), '');
        const action = work.found.state === 'booked' ? 'interview.moved' : 'interview.booked';
        return {
          result: { startsAt, revision: booked.found.revision },
          audit: liveEntry(action, work.found.scheduleId, { startsAt }),
        };
      }),
    moveLiveInterview: ({ params, body: { revision, reason, startsAt }, ...request }) =>
      byMember(parts, { ...params, revision, deed: deedOf(request) }, async (work) => {
        const why = reason.trim();
        const moved =
          startsAt === null
            ? await askForTimes(work, why)
            : await bookOffered(work, new Date(startsAt), why);
        const action = startsAt === null ? 'interview.move-asked' : 'interview.moved';
        return {
          result: { revision: moved.found.revision },
          audit: liveEntry(action, work.found.scheduleId, { startsAt, reason: why }),
        };
      }),
    declineMove: ({ params, body: { revision, reason }, ...request }) =>
      byMember(parts, { ...params, revision, deed: deedOf(request) }, async (work) => {
        const { moveBy } = work.found;
        if (moveBy === null) throw changedMeanwhile();
        const declined = await keepTime(work, reason.trim());
        return {
          result: { revision: declined.found.revision },
          audit: liveEntry(
            moveBy === 'company' ? 'interview.move-dropped' : 'interview.move-declined',
            work.found.scheduleId,
            { reason },
          ),
        };
      }),
    cancelLiveInterview: ({ params, body: { reason }, ...request }) =>
      byMember(parts, { ...params, deed: deedOf(request), mayHaveEnded: true }, async (work) => {
        const state = stateAt(work.found, work.now);
        if (state === 'over') throw isOver();
        if (hasEnded(work.found, work.now)) {
          return { result: { done: true }, noAudit: 'nothing-changed' };
        }
        const why = reason.trim();
        const { laterRounds } = await endAppointment(work, { as: 'cancelled', reason: why });
        const entry = liveEntry('interview.cancelled', work.found.scheduleId, { reason: why });
        return { result: { done: true }, audit: [entry, ...endedEntries(laterRounds, why)] };
      }),
    remindOfLiveInterview: ({ params, ...request }) =>
      byMember(parts, { ...params, deed: deedOf(request) }, remind),
    changePlan: changePlanHandler(parts),
    changePlace: changePlaceHandler(parts),
    changeSeat: changeSeatHandler(parts),
  };
}

/** One of the times that the candidate offered, and at which all seats are free. */
async function bookOffered(work: Work, startsAt: Date, reason: string): Promise<Work> {
  await needOpenApplication(work);
  const { offers, minutes } = work.found;
  const endsAt = startsAt.getTime() + minutes * MINUTE_MS;
  const wanted = [{ startsAt: startsAt.getTime(), endsAt }];
  const offered = offers.map(intervalOf);
  const isOffered = isListed(startsAt.getTime(), offered) && liesWithin(wanted, offered);
  if (!isOffered) throw slotNotOffered();
  return bookTime(work, { startsAt, offers, reason });
}

/** Nobody is asked for times of which there are none. */
function needLaterDays({ found, now }: Work): void {
  if (isLastDayOver({ ...found, now: now.getTime() })) throw refuse('last_day_over');
}

/** The candidate is asked for other times; what is booked stands until one is found. */
async function askForTimes(work: Work, reason: string): Promise<Work> {
  await needOpenApplication(work);
  const { tx, found, seats, now } = work;
  // A later round has asked nobody yet.
  if (found.askedAt === null) throw changedMeanwhile();
  needLaterDays(work);
  const isBooked = found.state === 'booked';
  // What somebody proposed will do for them, whatever their hours say; the candidate sees it as times that suit.
  // What was said of offers that are no more says nothing.
  for (const { placeId, proposed, matched } of seats.flatMap(({ pool }) => pool)) {
    const said = proposed.length === 0 ? null : proposed;
    if (said === null && matched === null) continue;
    const placeIds = [placeId];
    await changePlaces(tx, { companyId: found.companyId, placeIds }, { matched: said });
  }
  const what = isBooked ? 'move-asked' : 'asked';
  return settle(work, {
    change: {
      ...{ offers: [], waitingSince: now },
      ...(isBooked
        ? { moveBy: 'company', moveWaitsFor: 'candidate', moveReason: reason, moveSince: now }
        : { state: 'asked' }),
    },
    history: { what, detail: reason },
    told: { what, by: 'company', reason },
    event: 'interview.move-asked',
  });
}

/**
 * Whoever is waited for: the candidate, and those without whose hours or consent no time can be offered; or those of the
 * seats who have not answered.
 */
async function remind(work: Work): Promise<Change<{ names: string[] }>> {
  const { tx, found, seats, now } = work;
  const waited = waitedFor(found, now);
  const isCandidate = waited === 'candidate';
  const all = seats.flatMap(({ pool }) => pool.map(({ accountId }) => accountId));
  const withHours = await whoHasHours(tx, all, now);
  const places = seats.flatMap((seat) =>
    seatedPlaces(seat, found).filter((place) => {
      if (waited === 'interviewers') return place.matched === null;
      if (isCandidate) return blocks(place, found, withHours);
      return waited === null && found.state === 'booked' && seat.answer === 'open';
    }),
  );
  if (isCandidate) needLaterDays(work);
  if (!isCandidate && places.length === 0) throw refuse('nobody_waited_for');
  if (found.remindedAt !== null && now.getTime() - found.remindedAt.getTime() < HOUR_MS) {
    throw refuse('too_fast');
  }
  const only = { candidate: isCandidate, seatIds: places.map(({ placeId }) => placeId) };
  const names = [...(isCandidate ? [fullName(found)] : []), ...new Set(places.map(nameOf))];
  await settle(work, {
    change: { remindedAt: now, isQuiet: true },
    history: { what: 'reminded', detail: names.join(', ') },
    told: { what: 'reminded', by: 'company', only },
  });
  return { result: { names }, audit: liveEntry('interview.reminded', found.scheduleId) };
}

const nameOf = ({ name }: Place): string => name;

/** Until they answer, no time with them is offered; what a candidate offers is matched without hours. */
const blocks = (
  place: Place,
  { beginning }: Work['found'],
  withHours: ReadonlySet<number>,
): boolean =>
  standingOf(place) === 'not-accepted' ||
  (beginning === 'candidate-picks' && !withHours.has(place.accountId));
