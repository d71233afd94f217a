import type { contract, Output } from '@candor/contract';
import { MOVES_MOST } from '@candor/contract/interviews/appointment-rules';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, LinkOf, RequestContext } from '../../../platform/http/handlers.ts';
import { findLanguage } from '../../hiring/candidate-records/index.ts';
import { brandOf } from '../../people/brand/index.ts';
import { markOpened } from '../links/index.ts';
import {
  countsAsMove,
  hasEnded,
  isMoveAsked,
  liesWithin,
  mayMove,
  movesLeft,
  picks,
  spansProblem,
  stateAt,
} from './appointment-state-rules.ts';
import type { AppointmentChanges, StoredSpan } from './appointment-store.ts';
import { bookTime, lockRoom, slotNotOffered } from './book.ts';
import {
  changedMeanwhile,
  isOver,
  liveEntry,
  needOpenApplication,
  openWork,
  type Parts,
  readAppointment,
  recordByLink,
  settle,
  type Work,
} from './change.ts';
import { endAppointment, endedEntries } from './end-appointment.ts';
import { keepTime } from './keep-time.ts';
import { planIn } from './list-handlers.ts';
import { intervalOf, readPanel } from './panel.ts';
import { changePlaces } from './seat-store.ts';
import {
  fullName,
  namesOf,
  type Read,
  candidateCalendar,
  shownInterview,
  shownSpans,
  shownToCandidate,
} from './shown.ts';
import { beginningsOf, isListed, lengthOf, panelAt, panelTimes } from './slot-rules.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.appointments>,
  | 'openAppointment'
  | 'offerTimes'
  | 'pickTime'
  | 'keepAppointment'
  | 'withdrawFromAppointment'
  | 'writeAppointmentNote'
>;
type Seen = Output<typeof contract.appointments.openAppointment>;
type Request = Pick<RequestContext, 'client' | 'now'> & {
  readonly link: LinkOf<'appointment'>;
};

const TIMES_MOST = 1000;
const candidate = { kind: 'candidate', accountId: null } as const;

export function linkHandlers(parts: Parts): Handlers {
  const { db } = parts;
  return {
    openAppointment: ({ link, now }) =>
      db.inCompany(link.companyId, async (tx) => {
        await markOpened(tx, link, now);
        return seenBy({ tx, parts, now, ...(await readAppointment(tx, link)) });
      }),
    offerTimes: offerHandler(parts),
    pickTime: pickHandler(parts),
    keepAppointment: ({ body: { revision }, ...request }) =>
      byLink(parts, { ...request, revision }, async (work) => {
        const { moveBy, scheduleId } = work.found;
        if (moveBy !== 'candidate') throw changedMeanwhile();
        const entry = liveEntry('interview.move-dropped', scheduleId);
        return { work: await keepTime(work, ''), entry };
      }),
    withdrawFromAppointment: ({ body: { isUnable, reason }, ...request }) =>
      byLink(parts, { ...request, mayHaveEnded: true }, async (work) => {
        const state = stateAt(work.found, work.now);
        if (state === 'over') throw isOver();
        if (state === 'cancelled' || state === 'unable') return { work, entry: null };
        const as = isUnable ? 'unable' : 'cancelled';
        const why = reason.trim();
        const { laterRounds, ...ended } = await endAppointment(work, { as, reason: why });
        const entry = liveEntry('interview.withdrawn', work.found.scheduleId, { as, reason });
        return { work: ended, entry: [entry, ...endedEntries(laterRounds, why)] };
      }),
    writeAppointmentNote: async ({ body: { note }, ...request }) => {
      await byLink(parts, request, async (work) => {
        if (work.found.note === note.trim()) return { work, entry: null };
        return noted(work, note.trim());
      });
      return { done: true };
    },
  };
}

async function noted(work: Work, note: string): Promise<Done> {
  const fresh = await settle(work, {
    change: { note },
    history: { what: 'noted', detail: note },
    told: { what: 'noted', by: 'candidate', reason: note },
  });
  return { work: fresh, entry: liveEntry('interview.noted', work.found.scheduleId) };
}

type Done = { readonly work: Work; readonly entry: Parameters<typeof recordByLink>[2] | null };

/** What the candidate does, and how it is then. */
function byLink(
  parts: Parts,
  {
    link,
    client,
    now,
    revision,
    mayHaveEnded,
  }: Request & { readonly revision?: number; readonly mayHaveEnded?: boolean },
  act: (work: Work) => Promise<Done>,
): Promise<Seen> {
  return parts.db.inCompany(link.companyId, async (tx) => {
    const seen = {
      ...(revision !== undefined && { revision }),
      ...(mayHaveEnded && { mayHaveEnded }),
    };
    const opened = await openWork(tx, parts, { id: link, actor: candidate, now, ...seen });
    const { work, entry } = await act(opened);
    const shown = await seenBy(work);
    if (entry !== null) await recordByLink(work, client, entry);
    return shown;
  });
}

function offerHandler(parts: Parts): Handlers['offerTimes'] {
  return ({ body: { revision, timeZone, spans, reason, note }, ...request }) =>
    byLink(parts, { ...request, revision }, async (work) => {
      const { found, now } = work;
      await needOpenApplication(work);
      const window = beginningsOf({ ...found, now: now.getTime() });
      const given = { window, length: lengthOf(found) };
      const problem = spansProblem(spans.map(intervalOf), given);
      if (problem !== null) throw refuse(problem, { path: 'body.spans' });
      if (!mayMove(found)) throw refuse('too_many_moves', { params: { most: MOVES_MOST } });
      const offered = await offer(work, {
        ...{
          candidateZone: timeZone,
          offers: [...spans],
          ...(note.trim() && { note: note.trim() }),
        },
        reason: reason.trim(),
      });
      const entry = liveEntry('interview.times-offered', found.scheduleId, { spans: spans.length });
      return { work: offered, entry };
    });
}

/** Of a booked interview it asks for a move, or answers the company's wish; the old time stands. */
async function offer(
  work: Work,
  { reason, ...given }: AppointmentChanges & { readonly reason: string },
): Promise<Work> {
  const { tx, found, seats, now } = work;
  const placeIds = seats.flatMap(({ pool }) => pool.map(({ placeId }) => placeId));
  await changePlaces(tx, { companyId: found.companyId, placeIds }, { matched: null });
  if (found.state !== 'booked') {
    return settle(work, {
      change: { ...given, state: 'offered', waitingSince: now },
      history: { what: 'offered', detail: reason },
      told: { what: 'offered', by: 'candidate', reason },
      event: 'interview.offered',
    });
  }
  const isAnswer = found.moveBy === 'company';
  const moves = found.moves + (countsAsMove(found) ? 1 : 0);
  return settle(work, {
    change: {
      ...{ ...given, moves, waitingSince: now, moveSince: found.moveSince ?? now },
      ...(isAnswer
        ? { moveWaitsFor: 'company' }
        : { moveBy: 'candidate', moveWaitsFor: 'interviewers', moveReason: reason }),
    },
    history: { what: isAnswer ? 'offered' : 'move-asked', detail: reason },
    told: { what: isAnswer ? 'offered' : 'move-asked', by: 'candidate', reason },
    event: isAnswer ? 'interview.offered' : 'interview.move-asked',
  });
}

function pickHandler(parts: Parts): Handlers['pickTime'] {
  return ({ body: { revision, timeZone, startsAt, reason, note }, ...request }) =>
    byLink(parts, { ...request, revision }, async (work) => {
      const { found, now } = work;
      await needOpenApplication(work);
      const at = Date.parse(startsAt);
      const window = beginningsOf({ ...found, now: now.getTime() });
      const isWithin = window.startsAt <= at && at < window.endsAt;
      const offered = isWithin ? await amongWhich(work, at) : undefined;
      if (offered === undefined) throw slotNotOffered();
      if (!mayMove(found)) throw refuse('too_many_moves', { params: { most: MOVES_MOST } });
      const booked = await bookTime(work, {
        ...{ startsAt: new Date(at), offers: offered.among, reason: reason.trim() },
        ...(offered.room && { room: offered.room }),
        change: {
          ...{ candidateZone: timeZone, moves: found.moves + (countsAsMove(found) ? 1 : 0) },
          ...(note.trim() && { note: note.trim() }),
        },
      });
      const action = found.state === 'booked' ? 'interview.moved' : 'interview.booked';
      return { work: booked, entry: liveEntry(action, found.scheduleId, { startsAt }) };
    });
}

/** No address of an interviewer, and no reason of a seat. */
async function seenBy(read: Read): Promise<Seen> {
  const { found, now } = read;
  const { companyId, scheduleId } = found;
  const window = beginningsOf({ ...found, now: now.getTime() });
  return {
    ...shownToCandidate(shownInterview(found, now)),
    ...{ companyName: found.companyName, jobTitle: found.jobTitle, message: found.message },
    brand: await brandOf(read.tx, companyId),
    language: await findLanguage(read.tx, { companyId, scheduleId }),
    ...{ candidateName: fullName(found), interviewers: namesOf(read), note: found.note },
    ...{ offers: shownSpans(found.offers), cancelReason: found.cancelReason },
    endedBy: found.endedBy,
    ...{ noticeHours: found.noticeHours, movesLeft: movesLeft(found) },
    earliest: new Date(window.startsAt).toISOString(),
    latest: new Date(window.endsAt).toISOString(),
    times: await pickableTimes(read),
    calendar: await candidateCalendar(read),
  };
}

async function pickableTimes(read: Read): Promise<string[]> {
  const { tx, found, seats, now } = read;
  const times = new Set<number>();
  for (const among of pickedAmong(read)) {
    const plan = await planIn(tx, found, { now, offers: among });
    for (const at of panelTimes(plan, await readPanel(tx, seats, plan), TIMES_MOST)) times.add(at);
  }
  return [...times]
    .toSorted((a, b) => a - b)
    .slice(0, TIMES_MOST)
    .map((at) => new Date(at).toISOString());
}

/** Where the candidate picks: within what interviewers proposed to move to, whatever their hours say, and anywhere (null). */
function pickedAmong({ found, seats, now }: Pick<Read, 'found' | 'seats' | 'now'>) {
  const proposed = seats.flatMap(({ pool }) => pool.flatMap((place) => place.proposed));
  const isAsked = isMoveAsked(found) && !hasEnded(found, now);
  return [
    ...(isAsked && proposed.length > 0 ? [proposed] : []),
    ...(picks(found, now) ? [null] : []),
  ];
}

/**
 * The first of these in which everybody is free then, behind the locks of all of them; else one in which it could have been
 * listed: that is refused with the nearest times. undefined: it is offered nowhere.
 */
async function amongWhich(work: Work, at: number) {
  const { found } = work;
  const wanted = [{ startsAt: at, endsAt: at + lengthOf(found) }];
  const spansOf = (among: readonly StoredSpan[] | null) => (among ?? []).map(intervalOf);
  const listed = pickedAmong(work).filter((among) => isListed(at, spansOf(among)));
  for (const among of listed) {
    if (among !== null && !liesWithin(wanted, spansOf(among))) continue;
    const room = await lockRoom(work, among);
    if (panelAt(room.plan, room.panel, at) !== null) return { among, room };
  }
  const [among] = listed;
  return among === undefined ? undefined : { among };
}
