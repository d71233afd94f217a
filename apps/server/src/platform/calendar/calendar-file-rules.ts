/** How a file for calendars is written (RFC 5545, 5546): here, and nowhere else. Every text in it may be a stranger's. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

export type CalendarPerson = {
  readonly name: string;
  /** null: nobody is to answer; for an organiser that has to be named. */
  readonly email: string | null;
};

export type CalendarEvent = {
  /** The same as long as it lives: by it a calendar finds what it has already. */
  readonly uid: string;
  /** Rises with each change: a calendar takes the highest it has seen. */
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly summary: string;
  readonly description: string;
  readonly location?: string;
  readonly url?: string;
  readonly organizer: CalendarPerson;
  /** Whoever is invited; a calendar shows an invitation only to one of them. */
  readonly attendees?: readonly { readonly name: string; readonly email: string }[];
  readonly isCancelled: boolean;
  /** Whether it blocks the time. */
  readonly isBusy: boolean;
};

export type CalendarFile = {
  readonly method: CalendarMethod;
  readonly now: Date;
  readonly events: readonly CalendarEvent[];
  /** What a calendar that follows an address shows, and how often it asks, in hours. */
  readonly feed?: { readonly name: string; readonly hours: number };
};

export function writeCalendar({ method, now, events, feed }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Candor//Interviews//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(feed === undefined ? [] : feedLines(feed)),
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The second of each pair is for programs that know only the older name. */
const feedLines = ({ name, hours }: { readonly name: string; readonly hours: number }) => [
  `NAME:${escaped(name)}`,
  `X-WR-CALNAME:${escaped(name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:PT${hours}H`,
  `X-PUBLISHED-TTL:PT${hours}H`,
];

/** Instants in UTC need no rules of a zone, and mean the same whatever becomes of the zone's rules. */
function eventLines(event: CalendarEvent, now: Date): string[] {
  const { location, url, organizer } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `ORGANIZER;CN="${quoted(organizer.name)}":${mailto(organizer.email)}`,
    ...(event.attendees ?? []).map(
      ({ name, email }) =>
        `ATTENDEE;CN="${quoted(name)}";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:${mailto(email)}`,
    ),
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    ...(url === undefined ? [] : [`URL:${encodeUri(url)}`]),
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${event.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

/** `20270129T160000Z` */
const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const mailto = (email: string | null): string =>
  email === null ? 'invalid:nomail' : `mailto:${encodeUri(email)}`;

/** An address is written as it is, but for what would end its line or is no character of an address. */
const encodeUri = (text: string): string =>
  text.toWellFormed().replaceAll(/[^\x21-\x7e]|["<>\\^`{|}]/gu, (sign) => encodeURIComponent(sign));

/** Whatever ends a line for anybody becomes `\n`; no other control character is allowed (3.3.11). */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** A parameter's quoted text has no escapes: what it cannot hold is replaced (3.2). */
const quoted = (text: string): string =>
  text.replaceAll('"', "'").replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** At most 75 octets a line, without splitting a character (3.1); a lone surrogate would be three of them too. */
function folded(line: string): string {
  let out = '';
  let octets = 0;
  for (const sign of line) {
    const size = octetsOf(sign.codePointAt(0) ?? 0);
    if (octets + size > 75) {
      out += '\r\n ';
      octets = 1;
    }
    out += sign;
    octets += size;
  }
  return out;
}

function octetsOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
