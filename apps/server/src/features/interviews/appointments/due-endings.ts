import { defineDue, type DueWork } from '../../../platform/queue/define-due.ts';
import { decline } from './answer-seat.ts';
import { hasEnded } from './appointment-state-rules.ts';
import { factsOf, liveEntry, openWork, type Parts, recordByLink, type Work } from './change.ts';
import { endAppointment, endedEntries } from './end-appointment.ts';
import { applicationEnded, personLeft, stillBookedTitle } from './ended-words.ts';
import { findApplicationStatus, listRounds } from './people-store.ts';
import { findSeatSchedule } from './seat-store.ts';
import { aboutOf } from './tell.ts';

const actor = { kind: 'system', accountId: null } as const;

/**
 * An application that was rejected, withdrawn or came to a hire: what has no time yet ends, and of what is booked the
 * member who asked for it decides.
 */
export const applicationEndedDue = (parts: Parts): DueWork =>
  defineDue({
    kind: 'application-interviews',
    run: async (tx, { companyId, id: applicationId }) => {
      const now = parts.clock();
      const status = await findApplicationStatus(tx, companyId, applicationId);
      if (status === undefined || status === 'active') return;
      const ended: Work[] = [];
      const later: number[] = [];
      for (const { interviewScheduleID } of await listRounds(tx, companyId, applicationId)) {
        const id = { companyId, scheduleId: interviewScheduleID };
        const work = await openWork(tx, parts, { id, actor, now, mayHaveEnded: true });
        if (hasEnded(work.found, now)) continue;
        if (work.found.state === 'booked') {
          await tellStillBooked(work);
          continue;
        }
        const how = { as: 'cancelled', reason: applicationEnded } as const;
        const { laterRounds, ...done } = await endAppointment(work, how);
        ended.push(done);
        later.push(...laterRounds);
      }
      const [one] = ended;
      if (one === undefined) return;
      // The chain is locked until COMMIT, so last.
      const rounds = [...ended.map(({ found }) => found.scheduleId), ...later];
      await recordByLink(one, null, endedEntries(rounds, applicationEnded));
    },
  });

async function tellStillBooked(work: Work): Promise<void> {
  const { tx, parts, now } = work;
  const facts = await factsOf(work);
  if (facts.askedBy === null) return;
  const body = `${facts.candidate.name}, ${facts.jobTitle}`;
  const notice = { title: stillBookedTitle, body, ...aboutOf(facts) };
  await parts.notify(tx, { ...notice, accountId: facts.askedBy.accountId }, now);
}

/** Whoever sits at a coming interview and has left meanwhile leaves the seat as if they had declined it. */
export const seatLeftDue = (parts: Parts): DueWork =>
  defineDue({
    kind: 'appointment-seat',
    run: async (tx, { companyId, id: seatId }) => {
      const scheduleId = await findSeatSchedule(tx, companyId, seatId);
      if (scheduleId === undefined) return;
      const now = parts.clock();
      const id = { companyId, scheduleId };
      const work = await openWork(tx, parts, { id, actor, now, mayHaveEnded: true });
      if (hasEnded(work.found, now)) return;
      const seat = work.seats.find((one) => one.seatId === seatId);
      const place = seat?.pool.find(({ accountId }) => accountId === seat.accountId);
      if (seat === undefined || place?.isGone !== true) return;
      const left = await decline(work, { seat, place }, { reason: personLeft });
      const entry = liveEntry('interview.seat-decline', scheduleId, { seatID: seatId });
      await recordByLink(left, null, entry);
    },
  });
