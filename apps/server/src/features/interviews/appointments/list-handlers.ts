import type { contract } from '@candor/contract';
import type { Hindrance } from '@candor/contract/interviews/appointment-rules';
import { dayNumber, daysBetween } from '@candor/contract/interviews/zone-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { hasEnded, stateAt, waitedFor } from './appointment-state-rules.ts';
import { findCandidateTimes } from './appointment-store.ts';
import { type Parts, readAppointment, type Work } from './change.ts';
import { dayHindrances } from './hindrance-rules.ts';
import { listHistory } from './history-store.ts';
import { listLive, listLiveJobs, PAGE_SIZE } from './list-store.ts';
import { planOf, readPanel } from './panel.ts';
import { isCandidateKnown } from '../../hiring/candidate-records/index.ts';
import { findLiveApplication, listRounds } from './people-store.ts';
import { lookAtSeats, wishedSeats, withInvited } from './seat-wishes.ts';
import { type Seat, standingOf } from './seat-store.ts';
import type { SeatCredits } from './seat-credits.ts';
import { fullName, candidateCalendar, shownInterview, shownSpans, whoHasHours } from './shown.ts';
import { isLastDayOver, panelTimes, type Plan } from './slot-rules.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.appointments>,
  'listLiveInterviews' | 'getLiveChoices' | 'findLiveTimes' | 'getLiveInterview' | 'getLiveTimes'
>;

const TIMES_MOST = 500;
const OFFERED_TIMES_MOST = 200;

type CreditParts = Parts & { readonly seatCredits: SeatCredits };

export function listHandlers(parts: CreditParts): Handlers {
  const { db } = parts;
  return {
    listLiveInterviews: ({ query, session: { companyId }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const { rows, total } = await listLive(tx, { ...query, companyId, now });
        return {
          interviews: rows.map(({ seats, ...found }) => ({
            ...shownInterview(found, now),
            ...{ candidateID: found.candidateId, applicationID: found.applicationId },
            ...{ candidateName: fullName(found), jobID: found.jobId, jobTitle: found.jobTitle },
            seats: [...seats],
            waitingSince:
              waitedFor(found, now) === null ? null : (found.waitingSince?.toISOString() ?? null),
          })),
          ...{ total, pageSize: PAGE_SIZE },
          jobs: query.few === undefined ? await listLiveJobs(tx, companyId) : [],
        };
      }),
    getLiveChoices: choicesHandler(parts),
    findLiveTimes: ({ body, session: { companyId }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const { candidateID: candidateId, day, seats: wishes } = body;
        if (!(await isCandidateKnown(tx, { companyId, candidateId }))) {
          throw refuse('not_found', { params: { what: 'candidate' } });
        }
        const named = wishes.flatMap((seat) =>
          seat.people.flatMap((one) => ('accountID' in one ? [one.accountID] : [])),
        );
        const people = await withInvited(tx, companyId, named);
        const pools = lookAtSeats(people, wishes);
        const seats = wishedSeats(pools, people);
        const candidateTimes = await findCandidateTimes(tx, { companyId, candidateId, but: null });
        const plan = planOf(body, { now, offers: null, candidateTimes });
        return timesOf(tx, { plan, seats, day });
      }),
    getLiveInterview: getHandler(parts),
    getLiveTimes: ({ params: { interviewScheduleID }, query: { day }, session, now }) =>
      db.inCompany(session.companyId, async (tx) => {
        const id = { companyId: session.companyId, scheduleId: interviewScheduleID };
        const { found, seats } = await readAppointment(tx, id);
        return timesOf(tx, { plan: await planIn(tx, found, { now, offers: null }), seats, day });
      }),
  };
}

export async function planIn(
  tx: Tx,
  found: Work['found'],
  { now, offers }: { readonly now: Date; readonly offers: Work['found']['offers'] | null },
): Promise<Plan> {
  const { companyId, candidateId, scheduleId } = found;
  const candidateTimes = await findCandidateTimes(tx, { companyId, candidateId, but: scheduleId });
  return planOf(found, { now, offers, candidateTimes });
}

/** The first times, and each of a day with what stands in its way. */
async function timesOf(
  tx: Tx,
  {
    plan,
    seats,
    day,
  }: { readonly plan: Plan; readonly seats: readonly Seat[]; readonly day: string | undefined },
) {
  const panel = await readPanel(tx, seats, plan);
  const times = panelTimes(plan, panel, TIMES_MOST + 1);
  const name = (accountId: number | null) =>
    seats.flatMap(({ pool }) => pool).find((one) => one.accountId === accountId)?.name ?? '';
  const shown = (one: { why: Hindrance; seat: number | null; accountId: number | null }) => ({
    ...{ why: one.why, name: name(one.accountId) },
    seatID: one.seat === null ? null : (seats[one.seat]?.seatId ?? null),
  });
  const number = day === undefined ? null : dayNumber(day);
  const ofDay =
    number === null ? [] : dayHindrances(plan, panel, daysBetween(number, number, plan.timeZone));
  return {
    times: times.slice(0, TIMES_MOST).map((at) => new Date(at).toISOString()),
    isMore: times.length > TIMES_MOST,
    day: ofDay.map(({ at, hindered }) => ({
      startsAt: new Date(at).toISOString(),
      hindrances: hindered.map(shown),
    })),
  };
}

function choicesHandler({ db, seatCredits }: CreditParts): Handlers['getLiveChoices'] {
  return ({ query: { applicationID, interviewerID }, session: { companyId }, now }) =>
    db.inCompany(companyId, async (tx) => {
      const found = await findLiveApplication(tx, companyId, applicationID);
      if (found === undefined) throw refuse('not_found', { params: { what: 'application' } });
      const chosen = interviewerID === undefined ? [] : [interviewerID];
      const people = await withInvited(tx, companyId, chosen);
      const ids = people.map(({ accountId }) => accountId);
      const withHours = await whoHasHours(tx, ids, now);
      const rounds = await listRounds(tx, companyId, applicationID);
      return {
        ...{ applicationID, candidateID: found.candidateId, candidateName: found.name },
        ...{ candidateEmail: found.email, jobID: found.jobId, jobTitle: found.jobTitle },
        rounds: rounds.map(({ endsAt, state, ...round }) => ({
          ...round,
          state: stateAt({ state, endsAt }, now),
        })),
        people: people.map(({ accountId: accountID, name, email, isColleague, hasAccepted }) => ({
          ...{ accountID, name, email, isColleague },
          hasHours: (isColleague || hasAccepted) && withHours.has(accountID),
        })),
        credits: await seatCredits.read(tx, companyId, now),
      };
    });
}

function getHandler(parts: Parts): Handlers['getLiveInterview'] {
  return ({ params: { interviewScheduleID: scheduleId }, session: { companyId }, now }) =>
    parts.db.inCompany(companyId, async (tx) => {
      const { found, seats } = await readAppointment(tx, { companyId, scheduleId });
      const read = { tx, found, seats, parts, now };
      return {
        ...shownInterview(found, now),
        ...{ applicationID: found.applicationId, candidateID: found.candidateId },
        ...{ candidateName: fullName(found), candidateEmail: found.email, jobID: found.jobId },
        ...{ jobTitle: found.jobTitle, message: found.message, bufferBefore: found.bufferBefore },
        ...{ bufferAfter: found.bufferAfter, noticeHours: found.noticeHours },
        isLastDayOver: isLastDayOver({ ...found, now: now.getTime() }),
        ...{ lastDay: found.lastDay, note: found.note, cancelReason: found.cancelReason },
        endedBy: found.endedBy,
        seats: await shownSeats(tx, seats, now),
        offers: shownSpans(found.offers),
        times: await offeredTimes(read),
        history: (await listHistory(tx, found)).map(({ at, byKind, name, startsAt, ...line }) => ({
          ...{ ...line, at: at.toISOString(), startsAt: startsAt?.toISOString() ?? null },
          by: byKind === 'candidate' ? fullName(found) : (name ?? ''),
        })),
        calendar: await candidateCalendar(read),
      };
    });
}

/** Of what the candidate offered, where all seats are free. */
async function offeredTimes({ tx, found, seats, now }: Omit<Work, 'actor'>): Promise<string[]> {
  if (found.offers.length === 0 || hasEnded(found, now)) return [];
  const plan = await planIn(tx, found, { now, offers: found.offers });
  const times = panelTimes(plan, await readPanel(tx, seats, plan), OFFERED_TIMES_MOST);
  return times.map((at) => new Date(at).toISOString());
}

async function shownSeats(tx: Tx, seats: readonly Seat[], now: Date) {
  const ids = seats.flatMap(({ pool }) => pool.map(({ accountId }) => accountId));
  const withHours = await whoHasHours(tx, ids, now);
  return seats.map(({ seatId: seatID, accountId: seated, answer, reason, pool }) => {
    const people = pool.map(({ accountId: accountID, name, ...place }) => ({
      ...{ accountID, name, isColleague: place.isColleague },
      email: place.isFound ? '' : place.email,
      hasHours: standingOf(place) !== 'not-accepted' && withHours.has(accountID),
    }));
    const proposed = pool.flatMap((place) => [...place.proposed, ...(place.matched ?? [])]);
    return {
      ...{ seatID, answer, reason, pool: people, proposed: shownSpans(proposed) },
      person: people.find(({ accountID }) => accountID === seated) ?? null,
    };
  });
}
