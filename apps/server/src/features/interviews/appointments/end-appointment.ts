import { cancelLiveSchedule } from '../scheduling/index.ts';
import { noMove } from './appointment-state-rules.ts';
import { changeAppointment, findNextRound } from './appointment-store.ts';
import { giveBack } from './book.ts';
import { type Actor, settle, type Work } from './change.ts';

/**
 * Nothing takes place any more: everybody's time is given back, and rounds that wait for this one are never asked. Of a
 * round that was not asked yet nobody hears.
 */
export async function endAppointment(
  work: Work,
  { as, reason }: { readonly as: 'cancelled' | 'unable'; readonly reason: string },
): Promise<Work> {
  const { tx, found, actor, now } = work;
  const { companyId, scheduleId } = found;
  await giveBack(work);
  const by = actor.kind === 'company' ? actor.accountId : null;
  await cancelLiveSchedule(tx, { companyId, scheduleId, at: now, by, reason });
  const ended = await settle(work, {
    change: {
      ...{ state: as, cancelReason: reason, waitingSince: null, isMove: true, offers: [] },
      ...noMove,
      endedBy: endedBy(actor),
    },
    history: { what: as, detail: reason, startsAt: found.startsAt },
    ...(found.askedAt !== null && {
      told: { what: as, by: actor.kind === 'candidate' ? 'candidate' : 'company', reason },
      event: 'interview.cancelled',
    }),
  });
  await endLaterRounds(ended, reason);
  return ended;
}

/** By itself it ends with its application only. */
const endedBy = ({ kind }: Actor) => {
  if (kind === 'system') return 'application';
  return kind === 'candidate' ? 'candidate' : 'company';
};

/** Nobody was told of them, so nobody is told that they end. */
export async function endLaterRounds({ tx, found, now }: Work, reason: string): Promise<void> {
  const { companyId } = found;
  let before = found.scheduleId;
  for (;;) {
    const scheduleId = await findNextRound(tx, { companyId, scheduleId: before });
    if (scheduleId === undefined) return;
    await cancelLiveSchedule(tx, { companyId, scheduleId, at: now, by: null, reason });
    await changeAppointment(
      tx,
      { companyId, scheduleId },
      { state: 'cancelled', cancelReason: reason, endedBy: found.endedBy ?? 'application' },
    );
    before = scheduleId;
  }
}
