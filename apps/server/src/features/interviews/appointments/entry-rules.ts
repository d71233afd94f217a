import {
  type CalendarEvent,
  type CalendarMethod,
  writeCalendar,
} from '../../../platform/calendar/calendar-file-rules.ts';
import { type AppointmentFacts, type BookedFacts, hasTime } from './facts-rules.ts';

/** What a candidate's calendar says, in their language. */
export type EntryWords = {
  readonly summary: (jobTitle: string, companyName: string) => string;
  readonly takes: (minutes: number) => string;
  readonly with: (names: string) => string;
  readonly moveByMail: string;
};

/** Of whoever sits there. */
const seatLines: Omit<EntryWords, 'summary'> = {
  takes: (minutes) => `It takes ${minutes} minutes.`,
  with: (names) => `With ${names}.`,
  moveByMail: 'To move or cancel it, use the link in your mail.',
};

/** Whose calendar it is for: a candidate reads of the company, whoever sits there of the candidate. */
export type EntryReader =
  | { readonly kind: 'candidate'; readonly words: EntryWords; readonly place: string }
  | { readonly kind: 'seat'; readonly name: string; readonly email: string };

/** Where answers to an invitation would go. They are given by the link, so this is the sender of the mails. */
export type Organizer = { readonly email: string };

type Told = {
  readonly method: CalendarMethod;
  readonly reader: EntryReader;
  readonly organizer: Organizer;
  readonly now: Date;
};

/** For a mail: an invitation, its change (the same `uid`, a higher `sequence`), or its end. */
export function entryMail(facts: BookedFacts, told: Told) {
  const content = writeCalendar({ ...told, events: [eventOf(facts, told)] });
  return { method: told.method, content };
}

/** The appointment as a file to take along; null while nothing is booked. */
export function calendarOf(facts: AppointmentFacts, told: Omit<Told, 'method'>): string | null {
  if (!hasTime(facts) || (facts.state !== 'booked' && facts.state !== 'over')) return null;
  return entryMail(facts, { ...told, method: 'PUBLISH' }).content;
}

/**
 * It holds no link of a person: calendars are shared, and with such a link an interview is moved. Of the others it names
 * the names alone.
 */
export function eventOf(
  facts: BookedFacts,
  { method, reader, organizer }: Pick<Told, 'method' | 'reader' | 'organizer'>,
): CalendarEvent {
  const { uid, sequence, startsAt, endsAt, place, companyName } = facts;
  return {
    ...{ uid, sequence, startsAt, endsAt },
    summary: summaryOf(facts, reader),
    description: descriptionOf(facts, reader),
    location: reader.kind === 'candidate' ? reader.place : place.text,
    ...(place.kind === 'link' && { url: place.text }),
    organizer: { name: `${companyName} via Candor`.trim(), email: organizer.email },
    ...(method !== 'PUBLISH' && { attendees: [invited(facts, reader)] }),
    ...{ isCancelled: method === 'CANCEL', isBusy: true },
  };
}

/** An invitation names its reader alone: nobody's address is told to the others. */
const invited = ({ candidate }: AppointmentFacts, reader: EntryReader) =>
  reader.kind === 'candidate'
    ? { name: candidate.name, email: candidate.email }
    : { name: reader.name, email: reader.email };

function summaryOf({ jobTitle, companyName, candidate }: AppointmentFacts, reader: EntryReader) {
  return reader.kind === 'candidate'
    ? reader.words.summary(jobTitle, companyName)
    : `Interview with ${candidate.name || 'a candidate'} for ${jobTitle} at ${companyName}`;
}

function descriptionOf(facts: AppointmentFacts, reader: EntryReader): string {
  const others = facts.seats
    .filter(
      ({ email, name, answer }) =>
        name !== '' &&
        answer !== 'declined' &&
        (reader.kind === 'candidate' || email !== reader.email),
    )
    .map(({ name }) => name);
  const words = reader.kind === 'candidate' ? reader.words : seatLines;
  const lines = [
    words.takes(facts.minutes),
    ...(others.length === 0 ? [] : [words.with(others.join(', '))]),
    words.moveByMail,
  ];
  return lines.join('\n');
}
