import type { Tx } from '../../../platform/database/database.ts';
import { findZones } from '../availability/index.ts';
import type { Appointment } from './appointment-store.ts';
import type { AppointmentFacts, SeatFacts } from './facts-rules.ts';
import type { Place, Seat } from './seat-store.ts';

/** Where each of these people says that they are; in a transaction of a company. */
async function zonesOf(tx: Tx, seats: readonly Seat[]): Promise<ReadonlyMap<number, string>> {
  return findZones(
    tx,
    seats.flatMap(({ pool }) => pool.map(({ accountId }) => accountId)),
  );
}

/** The same in every calendar and at every change. */
const uidOf = (
  { companyId, scheduleId }: Pick<Appointment, 'companyId' | 'scheduleId'>,
  baseUrl: string,
): string => `${companyId}-${scheduleId}@${new URL(baseUrl).hostname}`;

/** As mails and calendars tell it. `seatId` is a person's place at a seat, because links lead to that. */
export async function readFacts(
  tx: Tx,
  { found, seats, baseUrl }: { found: Appointment; seats: readonly Seat[]; baseUrl: string },
): Promise<AppointmentFacts> {
  const zones = await zonesOf(tx, seats);
  const { companyId, scheduleId, sequence, state, beginning, companyName, jobTitle } = found;
  const { minutes, startsAt, endsAt, message, timeZone, firstName, lastName, email } = found;
  return {
    ...{ companyId, scheduleId, sequence, state, beginning, companyName, jobTitle },
    ...{ minutes, startsAt, endsAt, message, timeZone, uid: uidOf(found, baseUrl) },
    place: { kind: found.placeKind, text: found.placeText },
    candidate: {
      ...{ candidateId: found.candidateId, firstName, lastName, email },
      name: `${firstName} ${lastName}`.trim(),
      timeZone: found.candidateZone,
    },
    seats: seats.flatMap((one) =>
      seatedPlaces(one, found).map((place) =>
        seatFacts(place, one, zones.get(place.accountId) ?? null),
      ),
    ),
    askedBy:
      found.askedById === null
        ? null
        : { accountId: found.askedById, name: found.askedByName ?? '' },
  };
}

/**
 * Whoever sits there; before there is a time, of a seat that nobody has yet, those of its pool who can still come. A seat
 * that is empty at a booked time is nobody's.
 */
export function seatedPlaces(
  { accountId, pool }: Seat,
  { startsAt }: { readonly startsAt: Date | null },
): readonly Place[] {
  const present = pool.filter(({ isGone, declinedAt }) => !isGone && declinedAt === null);
  return accountId === null && startsAt === null
    ? present
    : present.filter((place) => place.accountId === accountId);
}

const seatFacts = (
  { placeId, accountId, name, email, isColleague, declinedAt }: Place,
  { accountId: seatedId, answer }: Pick<Seat, 'accountId' | 'answer'>,
  timeZone: string | null,
): SeatFacts => ({
  ...{ seatId: placeId, accountId, name, email, timeZone, isColleague },
  answer: declinedAt === null ? (seatedId === accountId ? answer : 'open') : 'declined',
});

/** Of who leaves a seat, or is not needed on it. */
export const asFacts = ({ placeId, accountId, name, email, isColleague }: Place): SeatFacts => ({
  ...{ seatId: placeId, accountId, name, email, isColleague, timeZone: null, answer: 'open' },
});
