import type { Tx } from '../../../platform/database/database.ts';
import { type AppointmentFacts, hasTime } from './facts-rules.ts';
import type { Letter } from './letter-rules.ts';
import { reminderNotice } from './letter-words.ts';
import { findConfirmedAccount } from './reader-store.ts';
import { aboutOf, sendLetters, type TellParts } from './tell.ts';

/**
 * A day or an hour before, each in their own zone; on the devices that asked for it too. Gives false where there is
 * nothing to be reminded of any more: it was moved, cancelled, or has begun.
 */
export async function remindOfAppointment(
  tx: Tx,
  parts: TellParts,
  { facts, hours }: { readonly facts: AppointmentFacts; readonly hours: 1 | 24 },
): Promise<boolean> {
  const now = parts.clock();
  if (!hasTime(facts) || facts.state !== 'booked' || facts.startsAt <= now) return false;
  const seats = facts.seats.filter(({ answer }) => answer !== 'declined');
  const letters: Letter[] = [
    { to: 'candidate', kind: 'live-reminder', calendar: null },
    ...seats.map((seat) => ({ to: 'seat', kind: 'reminder', seat, calendar: null }) as const),
  ];
  await sendLetters(tx, parts, { facts, reason: '', now, letters });
  const notice = { ...reminderNotice(facts, hours), hasMail: true } as const;
  const candidateId = await findConfirmedAccount(tx, facts.candidate.email);
  if (candidateId !== null) {
    await parts.notify(
      tx,
      { ...notice, accountId: candidateId, path: '/jobseeker/candidate-dashboard' },
      now,
    );
  }
  for (const { accountId, isColleague } of seats) {
    if (accountId === null) continue;
    // Not every colleague who sits there may open the company's page of it: their own seats stand on the first page.
    const where = isColleague
      ? { ...aboutOf(facts), path: '/company/dashboard' }
      : { path: '/interviewer/dashboard' };
    await parts.notify(tx, { ...notice, ...where, accountId }, now);
  }
  return true;
}
