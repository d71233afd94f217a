import type { StoredSpan } from './appointment-store.ts';
import type { Appointment } from './appointment-store.ts';
import { stateAt } from './appointment-state-rules.ts';
import { mailLanguage } from '../../hiring/candidate-records/index.ts';
import { candidateReader } from './candidate-reader.ts';
import { calendarOf } from './entry-rules.ts';
import type { EntryReader } from './entry-rules.ts';
import { factsOf, type Work } from './change.ts';
import { findTimesIn } from '../availability/index.ts';
import { seatedPlaces } from './facts-store.ts';

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

type Shown = ReturnType<typeof shownInterview>;

/** What an interviewer wishes, and why, is between them and the company: the candidate hears of it as a wish of theirs. */
export const shownToCandidate = (shown: Shown): Shown =>
  shown.move?.by === 'interviewer' ? { ...shown, move: null } : shown;

/** The other seats see that somebody wishes it, and no reason. */
export const shownToSeat = (shown: Shown): Shown =>
  shown.move?.by === 'interviewer' ? { ...shown, move: { ...shown.move, reason: '' } } : shown;

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

/** Names of those who sit there, or of a seat that nobody has yet, of those of its pool who can come. */
export const namesOf = ({ seats, found }: Pick<Read, 'seats' | 'found'>): string[] => [
  ...new Set(seats.flatMap((seat) => seatedPlaces(seat, found).map(({ name }) => name))),
];

/** As its candidate takes it along, in their language. */
export async function candidateCalendar(read: Read): Promise<string | null> {
  const { companyId, scheduleId } = read.found;
  const language = await mailLanguage(read.tx, { companyId, scheduleId });
  const reader = candidateReader(await factsOf(read), language);
  return shownCalendar(read, reader);
}

export async function shownCalendar(read: Read, reader: EntryReader): Promise<string | null> {
  const organizer = { email: read.parts.mailAddress };
  return calendarOf(await factsOf(read), { reader, organizer, now: read.now });
}
