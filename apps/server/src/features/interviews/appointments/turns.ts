import { defineDue, type DueWork } from '../../../platform/queue/define-due.ts';
import { remindOfAppointment } from './appointment-reminders.ts';
import { noMove, stateAt } from './appointment-state-rules.ts';
import { findNextRound } from './appointment-store.ts';
import {
  factsOf,
  liveEntry,
  openWork,
  type Parts,
  recordByLink,
  settle,
  type Work,
} from './change.ts';
import { endedEntries, endLaterRounds } from './end-appointment.ts';
import { takeTurn, TURN } from './history-store.ts';
import { isOpenApplication } from './people-store.ts';
import { askCandidate } from './schedule-live.ts';

/** What an appointment does when its time has come: it reminds, and when it is over the next round is asked. */
export const appointmentDue = (parts: Parts): DueWork =>
  defineDue({
    kind: TURN,
    run: async (tx, { companyId, id }) => {
      const turn = await takeTurn(tx, companyId, id);
      if (turn === undefined) return;
      const now = parts.clock();
      const actor = { kind: 'system', accountId: null } as const;
      const work = await openWork(tx, parts, {
        ...{ id: { companyId, scheduleId: turn.scheduleId }, actor, now, mayHaveEnded: true },
      });
      // Whoever moved it meanwhile held the lock, and what was planned for the old time has gone.
      if ((await takeTurn(tx, companyId, id)) === undefined) return;
      if (turn.kind === 'over') await endWork(work);
      else {
        const hours = turn.kind === 'day-before' ? 24 : 1;
        await remindOfAppointment(tx, parts, { facts: await factsOf(work), hours });
      }
    },
  });

async function endWork(work: Work): Promise<void> {
  const { found, now } = work;
  if (found.state !== 'booked' || stateAt(found, now) !== 'over') return;
  const ended = await settle(work, {
    change: {
      ...{ state: 'over', waitingSince: null, offers: [], ...noMove },
    },
    event: 'interview.over',
  });
  const laterRounds = await askNextRound(ended);
  await recordByLink(ended, null, [
    liveEntry('interview.over', found.scheduleId),
    ...endedEntries(laterRounds, ''),
  ]);
}

/**
 * Of somebody who was rejected, withdrew or was hired meanwhile the later rounds end, and nobody hears of them. Gives
 * those that ended.
 */
async function askNextRound(work: Work): Promise<readonly number[]> {
  const { tx, parts, found, actor, now } = work;
  const { companyId } = found;
  const scheduleId = await findNextRound(tx, found);
  if (scheduleId === undefined) return [];
  if (!(await isOpenApplication(tx, found))) return endLaterRounds(work, '');
  const id = { companyId, scheduleId };
  await askCandidate(await openWork(tx, parts, { id, actor, now }));
  return [];
}
