import type { contract } from '@candor/contract';
import type { Tx } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { type AppointmentId, findAppointment } from './appointment-store.ts';
import { deedHandlers } from './deed-handlers.ts';
import type { AppointmentFacts } from './facts-rules.ts';
import { readFacts } from './facts-store.ts';
import { type JoinParts, joinHandlers } from './join-call.ts';
import { linkHandlers } from './link-handlers.ts';
import { listHandlers } from './list-handlers.ts';
import { ownHandlers } from './own-handlers.ts';
import { scheduleLiveHandler } from './schedule-live.ts';
import type { SeatCredits } from './seat-credits.ts';
import { seatHandlers } from './seat-handlers.ts';
import { seatHoursHandlers } from './seat-hours.ts';
import { findSeats } from './seat-store.ts';

export { lockAppointment } from './appointment-store.ts';
export { createFeedHandlers } from './feed-handlers.ts';
export { findAhead } from './find-ahead.ts';
export { applicationEndedDue, seatLeftDue } from './due-endings.ts';
export {
  findSat,
  findSatBy,
  listOwnSittings,
  type OwnSitting,
  type SatInterview,
  type Sitter,
} from './seated.ts';
export { releaseSeatsBy } from './release-seats.ts';
export { type Asked, scheduleLive } from './schedule-live.ts';
export { bookNear } from './book-near.ts';
export { appointmentDue } from './turns.ts';
export type { Parts as AppointmentParts } from './change.ts';

export const createAppointmentHandlers = (
  parts: JoinParts & { readonly seatCredits: SeatCredits },
): HandlersOf<typeof contract.appointments> => ({
  ...listHandlers(parts),
  scheduleLiveInterview: scheduleLiveHandler(parts),
  ...deedHandlers(parts),
  ...linkHandlers(parts),
  ...seatHandlers(parts),
  ...seatHoursHandlers(parts),
  ...ownHandlers(parts),
  ...joinHandlers(parts),
});

/** An appointment as calendars tell it; undefined: there is none any more. */
export const findFactsBy =
  (baseUrl: string) =>
  async (tx: Tx, id: AppointmentId): Promise<AppointmentFacts | undefined> => {
    const found = await findAppointment(tx, id);
    if (found === undefined) return undefined;
    return readFacts(tx, { found, seats: await findSeats(tx, id), baseUrl });
  };
