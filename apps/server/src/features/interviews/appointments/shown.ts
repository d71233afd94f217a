import type { StoredSpan } from './appointment-store.ts';
import type { Appointment } from './appointment-store.ts';
import { stateAt } from './appointment-state-rules.ts';
import { calendarOf } from './entry-rules.ts';
import type { EntryReader } from './entry-rules.ts';
import { factsOf, type Work } from './change.ts';
import { findTimesIn } from '../availability/index.ts';
import type { Seat } from './seat-store.ts';

export type Read = Pick<Work, 'tx' | 'found' | 'seats' | 'parts' | 'now'>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** What everybody sees of a live interview. */
export function shownInterview(found: Appointment, now: Date) {
  const { scheduleId, revision, kind, beginning, minutes, placeKind, placeText } = found;
  const { timeZone, candidateZone, round, moveBy, moveWaitsFor, moveSince, moveReason } = found;
  return {
    ...{ interviewScheduleID: scheduleId, revision, kind, beginning, minutes, timeZone, round },
    ...{ state: stateAt(found, now), startsAt: iso(found.startsAt), endsAt: iso(found.endsAt) },
    place: { kind: placeKind, text: placeText },
    ...{ candidateZone, askedAt: iso(found.askedAt) },
    move:
      moveBy === null || moveWaitsFor === null || moveSince === null
        ? null
        : {
            ...{ by: moveBy, waitsFor: moveWaitsFor, reason: moveReason ?? '' },
            since: moveSince.toISOString(),
          },
  };
}

export const shownSpans = (spans: readonly StoredSpan[]): StoredSpan[] =>
  spans.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));

/** Who of these has said when they can. */
export async function whoHasHours(
  tx: Read['tx'],
  accountIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const range = { startsAt: now.getTime(), endsAt: now.getTime() };
  const times = await findTimesIn(tx, accountIds, range);
  return new Set(
    [...times].flatMap(([accountId, { hours }]) => (hours === null ? [] : [accountId])),
  );
}

/** Names of those who sit there, or of a seat that nobody has yet, of its pool. */
export const namesOf = (seats: readonly Seat[]): string[] => [
  ...new Set(
    seats.flatMap(({ accountId, pool }) =>
      pool
        .filter((one) =>
          accountId === null ? one.declinedAt === null : one.accountId === accountId,
        )
        .map(({ name }) => name),
    ),
  ),
];

export async function shownCalendar(read: Read, reader: EntryReader): Promise<string | null> {
  const organizer = { email: read.parts.mailAddress };
  return calendarOf(await factsOf(read), { reader, organizer, now: read.now });
}
