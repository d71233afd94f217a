import type { Tx } from '../../../platform/database/database.ts';
import { keepStatements } from '../statements/index.ts';
import type { Appointment } from './appointment-store.ts';
import type { HistoryBy } from './history-store.ts';
import type { Seat } from './seat-store.ts';

type Changed = {
  readonly tx: Tx;
  readonly found: Appointment;
  readonly seats: readonly Seat[];
  readonly actor: { readonly kind: HistoryBy };
  readonly now: Date;
};

/**
 * Of whoever from outside sits there: they have agreed when they accepted this time, or were booked at a company that they
 * agreed to sit for before.
 */
export function keepStatementsOf({ tx, found, seats, actor, now }: Changed): Promise<void> {
  const outside = seats.flatMap(({ accountId, answer, pool }) =>
    pool
      .filter((place) => place.accountId === accountId && !place.isColleague && !place.isGone)
      .map((place) => ({ ...place, answer })),
  );
  const isBooked = found.state === 'booked';
  const agreed = outside.filter(
    ({ answer, hasAccepted }) => answer === 'accepted' || (isBooked && hasAccepted),
  );
  return keepStatements(tx, {
    interview: found,
    agreed: agreed.map(({ accountId }) => accountId),
    seated: outside.map(({ accountId }) => accountId),
    byInterviewer: actor.kind === 'interviewer',
    now,
  });
}
