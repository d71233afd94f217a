import type { LiveKind, LiveState } from '@candor/contract/interviews/appointment-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { stateAt } from './appointment-state-rules.ts';
import { type Appointment, type AppointmentId, findAppointment } from './appointment-store.ts';
import { listOfInterviewer } from './own-store.ts';
import { findPlace, findSeats, type Seat } from './seat-store.ts';
import { fullName } from './shown.ts';

/** Somebody who sits in a live interview. */
export type Sitter = {
  readonly placeId: number;
  readonly accountId: number;
  readonly name: string;
  readonly email: string;
  readonly isColleague: boolean;
};

/** A live interview as what follows it knows it. */
export type SatInterview = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly kind: LiveKind;
  readonly state: LiveState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly minutes: number;
  readonly companyName: string;
  readonly jobId: number;
  readonly jobTitle: string;
  readonly applicationId: number | null;
  readonly candidateId: number;
  readonly candidateName: string;
  readonly sitters: readonly Sitter[];
};

export async function findSat(
  tx: Tx,
  id: AppointmentId,
  now: Date,
): Promise<SatInterview | undefined> {
  const found = await findAppointment(tx, id);
  if (found === undefined) return undefined;
  const { companyId, scheduleId, kind, startsAt, endsAt, minutes, companyName } = found;
  const { jobId, jobTitle, applicationId, candidateId } = found;
  return {
    ...{ companyId, scheduleId, kind, startsAt, endsAt, minutes, companyName },
    ...{ jobId, jobTitle, applicationId, candidateId },
    ...{ state: stateAt(found, now), candidateName: fullName(found) },
    sitters: sittersOf(await findSeats(tx, id)),
  };
}

const sittersOf = (seats: readonly Seat[]): Sitter[] =>
  seats.flatMap(({ accountId, pool }) =>
    pool
      .filter((place) => place.accountId === accountId && !place.isGone)
      .map(({ placeId, name, email, isColleague }) => ({
        ...{ placeId, accountId: accountId ?? 0, name, email, isColleague },
      })),
  );

/** By the link of a place: its interview, and who sits there by it; null: somebody else does. */
export async function findSatBy(
  tx: Tx,
  { companyId, placeId }: { readonly companyId: number; readonly placeId: number },
  now: Date,
): Promise<{ readonly interview: SatInterview; readonly sitter: Sitter | null } | undefined> {
  const place = await findPlace(tx, companyId, placeId);
  if (place === undefined) return undefined;
  const interview = await findSat(tx, { companyId, scheduleId: place.scheduleId }, now);
  if (interview === undefined) return undefined;
  const sitter = interview.sitters.find((one) => one.placeId === placeId) ?? null;
  return { interview, sitter };
}

export type OwnSitting = Pick<Appointment, 'companyId' | 'scheduleId' | 'companyName'> & {
  readonly placeId: number;
  readonly jobTitle: string;
  readonly candidateName: string;
  readonly state: LiveState;
  readonly endsAt: Date | null;
};

/** Where this person sits, over all companies; in a transaction in their name. */
export async function listOwnSittings(tx: Tx, accountId: number, now: Date): Promise<OwnSitting[]> {
  const all = await listOfInterviewer(tx, accountId, now);
  return all
    .filter(({ seatedId }) => seatedId === accountId)
    .map((found) => {
      const { companyId, scheduleId, companyName, placeId, jobTitle, endsAt } = found;
      return {
        ...{ companyId, scheduleId, companyName, placeId, jobTitle, endsAt },
        ...{ candidateName: fullName(found), state: stateAt(found, now) },
      };
    });
}
