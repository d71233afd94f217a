/** The window of an interview, as calendars know it. Everything in it may be a company's own words. */
export type CalendarEntry = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly createdAt: Date;
  /** Rises with each change: a calendar takes the highest it has seen. */
  readonly sequence: number;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly minutes: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
};

/** What can still be begun is worth an entry; of a cancelled one its own mail tells. */
export const inCalendars = (
  times: {
    readonly closesAt: Date;
    readonly cancelledAt: Date | null;
    readonly attemptStatus: string | null;
  },
  now: Date,
): boolean => times.attemptStatus === null && times.cancelledAt === null && times.closesAt > now;

export type CalendarMethod = 'PUBLISH' | 'CANCEL';

/**
 * RFC 5545, one event. It blocks no time, because the interview takes minutes of a window of days, and it holds no link:
 * calendars are shared, and the link is the candidate's alone.
 */
export function calendarFile(entry: CalendarEntry, method: CalendarMethod, now: Date): string {
  const { jobTitle, companyName, opensAt, closesAt, minutes } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Candor//Interviews//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    // Both ids and the moment: no other installation makes the same.
    `UID:candor-${entry.companyId}-${entry.scheduleId}-${entry.createdAt.getTime()}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(opensAt)}`,
    `DTEND:${utc(closesAt)}`,
    // RFC 5546 wants an organiser; nobody is to answer this mail.
    `ORGANIZER;CN="${quoted(companyName)}":invalid:nomail`,
    `SUMMARY:${escaped(`Interview for ${jobTitle} at ${companyName}`)}`,
    `DESCRIPTION:${escaped(`Start it any time in this window. It takes ${minutes} minutes.\nThe link is in your invitation mail.`)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The file as a mail brings it. */
export const calendarMail = (entry: CalendarEntry, method: CalendarMethod, now: Date) => ({
  ...{ method, content: calendarFile(entry, method, now) },
});

/** `20270129T160000Z` */
const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

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
