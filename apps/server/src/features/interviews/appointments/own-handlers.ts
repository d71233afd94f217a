import type { contract, LinkPurpose } from '@candor/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createLink } from '../links/index.ts';
import { hasEnded, waitedFor } from './appointment-state-rules.ts';
import type { Appointment } from './appointment-store.ts';
import { noSuchInterview, type Parts } from './change.ts';
import { replyBy } from './reply-by-rules.ts';
import { isOwnAppointment, listOfCandidate, listOfInterviewer, type OwnSeat } from './own-store.ts';
import { fullName, shownInterview, shownToCandidate, shownToSeat } from './shown.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.appointments>,
  'listOwnAppointments' | 'openOwnAppointment' | 'listOwnSeats' | 'openOwnSeat'
>;

/** As long as a page of one's own may lie open. */
const OWN_LINK_MS = 12 * 3_600_000;

export function ownHandlers(parts: Parts): Handlers {
  const { db } = parts;
  const linkTo = async (
    purpose: LinkPurpose,
    { companyId, subjectId, now }: { companyId: number; subjectId: number; now: Date },
  ) => {
    const expiresAt = new Date(now.getTime() + OWN_LINK_MS);
    const link = { companyId, purpose, subjectId, expiresAt };
    const { token } = await db.inCompany(companyId, (tx) => createLink(tx, link));
    return { token };
  };
  return {
    listOwnAppointments: async ({ session: { accountId }, now }) => {
      const all = await db.asAccount(accountId, (tx) => listOfCandidate(tx, accountId));
      return {
        appointments: comingFirst(all, now).map((found) => ({
          ...shownToCandidate(shownInterview(found, now)),
          ...{ companyID: found.companyId, companyName: found.companyName },
          jobTitle: found.jobTitle,
        })),
      };
    },
    openOwnAppointment: async ({ params, session: { accountId }, now }) => {
      const { companyID: companyId, interviewScheduleID: scheduleId } = params;
      const asked = { accountId, companyId, scheduleId };
      if (!(await db.asAccount(accountId, (tx) => isOwnAppointment(tx, asked)))) {
        throw noSuchInterview();
      }
      return linkTo('appointment', { companyId, subjectId: scheduleId, now });
    },
    listOwnSeats: async ({ session: { accountId }, now }) => {
      const all = await db.asAccount(accountId, (tx) => listOfInterviewer(tx, accountId, now));
      return {
        seats: comingFirst(all, now).map((found) => {
          const isMyTurn = isTurnOf(found, { accountId, now });
          return {
            ...shownToSeat(shownInterview(found, now)),
            ...{ seatID: found.seatId, companyID: found.companyId, companyName: found.companyName },
            ...{ jobTitle: found.jobTitle, candidateName: fullName(found) },
            ...{ answer: answerOf(found, accountId), isMyTurn },
            isSeated: found.seatedId === accountId,
            replyBy: isMyTurn ? (replyByOf(found, accountId)?.toISOString() ?? null) : null,
          };
        }),
      };
    },
    openOwnSeat: async ({
      params: { companyID: companyId, seatID },
      session: { accountId },
      now,
    }) => {
      const all = await db.asAccount(accountId, (tx) => listOfInterviewer(tx, accountId, now));
      const own = all.find((one) => one.companyId === companyId && one.seatId === seatID);
      if (own === undefined) throw noSuchInterview();
      return linkTo('appointment-seat', { companyId, subjectId: own.placeId, now });
    },
  };
}

function answerOf({ hasDeclined, seatedId, answer }: OwnSeat, accountId: number) {
  if (hasDeclined) return 'declined';
  return seatedId === accountId ? answer : 'open';
}

const replyByOf = (found: OwnSeat, accountId: number) =>
  replyBy({ ...found, seatedSince: found.seatedId === accountId ? found.seatAskedAt : null });

function isTurnOf(found: OwnSeat, { accountId, now }: { accountId: number; now: Date }): boolean {
  if (found.hasDeclined) return false;
  if (found.mustAccept) return !hasEnded(found, now);
  if (waitedFor(found, now) === 'interviewers') return !found.hasMatched;
  return !hasEnded(found, now) && found.seatedId === accountId && found.answer === 'open';
}

/** What comes, the nearest first; then what has no time yet; then what is over, the latest first. */
function comingFirst<A extends Appointment>(all: readonly A[], now: Date): A[] {
  const rank = (one: A) => (hasEnded(one, now) ? 2 : one.startsAt === null ? 1 : 0);
  const time = (one: A) => one.startsAt?.getTime() ?? one.scheduleId;
  return all.toSorted(
    (a, b) => rank(a) - rank(b) || (rank(a) === 2 ? time(b) - time(a) : time(a) - time(b)),
  );
}
