import type { Tx } from '../../../platform/database/database.ts';
import { hasEnded } from './appointment-state-rules.ts';
import { findAppointment } from './appointment-store.ts';
import { factsOf, openWork, type Parts } from './change.ts';
import { somebody } from './ended-words.ts';
import type { AppointmentFacts } from './facts-rules.ts';
import { lettersOf } from './letter-rules.ts';
import { sendLetters } from './tell.ts';

/**
 * Before interviews are deleted: whoever sits at a coming one is told that it does not take place, and their calendars
 * too. The mails name nobody who is erased, and are not erased with them.
 */
export const releaseSeatsBy =
  (parts: Parts) =>
  async (
    tx: Tx,
    { companyId, ids }: { readonly companyId: number; readonly ids: readonly number[] },
  ): Promise<void> => {
    const now = parts.clock();
    for (const scheduleId of ids) {
      const id = { companyId, scheduleId };
      const found = await findAppointment(tx, id);
      if (found?.state !== 'booked' || hasEnded(found, now)) continue;
      const actor = { kind: 'system', accountId: null } as const;
      const work = await openWork(tx, parts, { id, actor, now, mayHaveEnded: true });
      const facts = await factsOf(work);
      const nameless = { name: somebody, firstName: '', lastName: '', email: '' };
      const cancelled: AppointmentFacts = {
        ...{ ...facts, sequence: facts.sequence + 1 },
        state: 'cancelled',
        candidate: { ...facts.candidate, ...nameless },
      };
      const seatIds = facts.seats.map(({ seatId }) => seatId);
      const only = { candidate: false, seatIds };
      const letters = lettersOf(cancelled, { what: 'cancelled', by: 'company', only });
      const telling = { facts: cancelled, reason: '', now, outlivesCandidate: true } as const;
      await sendLetters(tx, parts, { ...telling, letters });
    }
  };
