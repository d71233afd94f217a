import type { DeedEntry } from '../../operations/audit/index.ts';
import { cancelLiveSchedule } from '../scheduling/index.ts';
import { noMove } from './appointment-state-rules.ts';
import { changeAppointment, findNextRound } from './appointment-store.ts';
import { giveBack } from './book.ts';
import { type Actor, liveEntry, settle, type Work } from './change.ts';
import { addHistory } from './history-store.ts';

/** An interview that has ended, and the rounds that ended with it, which the company's chain names as well. */
type Ended = Work & { readonly laterRounds: readonly number[] };

/**
 * Nothing takes place any more: everybody's time is given back, and rounds that wait for this one are never asked. Of a
 * round that was not asked yet nobody hears.
 */
export async function endAppointment(
  work: Work,
  { as, reason }: { readonly as: 'cancelled' | 'unable'; readonly reason: string },
): Promise<Ended> {
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
  return { ...ended, laterRounds: await endLaterRounds(ended, reason) };
}

/** By itself it ends with its application only. */
const endedBy = ({ kind }: Actor) => {
  if (kind === 'system') return 'application';
  return kind === 'candidate' ? 'candidate' : 'company';
};

/** Nobody was told of them, so nobody is told that they end. Gives which they were. */
export async function endLaterRounds(
  { tx, found, actor, now }: Work,
  reason: string,
): Promise<readonly number[]> {
  const { companyId } = found;
  const ended: number[] = [];
  for (;;) {
    const before = ended.at(-1) ?? found.scheduleId;
    const scheduleId = await findNextRound(tx, { companyId, scheduleId: before });
    if (scheduleId === undefined) return ended;
    const round = { companyId, scheduleId };
    await cancelLiveSchedule(tx, { ...round, at: now, by: null, reason });
    await changeAppointment(tx, round, {
      ...{ state: 'cancelled', cancelReason: reason, endedBy: found.endedBy ?? 'application' },
    });
    await addHistory(tx, round, {
      ...{ at: now, byKind: actor.kind, accountId: actor.accountId },
      ...{ what: 'cancelled', detail: reason },
    });
    ended.push(scheduleId);
  }
}

/** What the chain says of rounds that ended with something else. */
export const endedEntries = (rounds: readonly number[], reason: string): DeedEntry[] =>
  rounds.map((round) => liveEntry('interview.cancelled', round, { reason }));
