/** Inviting candidates: the same rules in the page and on the server. */
import { emailProblem } from '../people/email-rules.ts';

export const INVITED_AT_ONCE = 200;
export const SUBJECT_MOST = 150;
export const MESSAGE_MOST = 4000;
/** Choices of a reminder, in hours before the window closes. */
export const reminderChoices = [1, 3, 24, 48, 72] as const;
/** How long a window may stay open, in days, and at least, in minutes. */
export const WINDOW_MOST_DAYS = 180;
export const WINDOW_LEAST_MINUTES = 15;
export const EXTRA_MINUTES_MOST = 480;
/** Breaks of an interview, and minutes of each. */
export const BREAKS_MOST = 6;
export const BREAK_MINUTES_MOST = 30;

export type Invitee = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

/** A pasted line that cannot be used, with its place among the lines, from 1. */
export type LineProblem = { readonly line: number; readonly text: string; readonly why: string };

const NAME_MOST = 80;

/**
 * Pasted people, one a line: `Ada Lovelace <ada@example.com>`, `Ada, Lovelace, ada@example.com`, a row of a
 * spreadsheet (tabs, semicolons), or an address alone. Blank lines count as none.
 */
export function readInvitees(text: string): {
  readonly people: readonly Invitee[];
  readonly problems: readonly LineProblem[];
} {
  const people: Invitee[] = [];
  const problems: LineProblem[] = [];
  const seen = new Set<string>();
  for (const [index, line] of text.split(/\r\n|[\n\r\u2028\u2029]/).entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line);
    const why = problemOf(read, seen);
    if (why !== null) problems.push({ line: index + 1, text: line.trim().slice(0, 80), why });
    else {
      seen.add(read.email);
      people.push(read);
    }
  }
  return { people, problems };
}

function problemOf({ firstName, lastName, email }: Invitee, seen: Set<string>): string | null {
  if (email === '') return 'There is no e-mail address in this line.';
  const problem = email.length > 254 ? 'Please enter valid email ID.' : emailProblem(email);
  if (problem !== null) return problem;
  if (firstName.length > NAME_MOST || lastName.length > NAME_MOST) return 'This name is too long.';
  return seen.has(email) ? 'This address is listed twice.' : null;
}

/** The field with an @ is the address; of what is left the first field, or all words but the last, is the first name. */
function readLine(line: string): Invitee {
  // A line of a megabyte is no person; reading it whole would only cost time.
  const fields = line
    .slice(0, 1000)
    .split(/[\t;,<>]/)
    .map((field) => tidy(field))
    .filter((field) => field !== '');
  const place = fields.findIndex((field) => field.includes('@'));
  if (place === -1) return { firstName: '', lastName: '', email: '' };
  const address = (fields[place] ?? '').split(' ');
  const at = address.findIndex((word) => word.includes('@'));
  const names = fields.with(place, address.slice(0, at).join(' ')).filter((name) => name !== '');
  const email = (address[at] ?? '').toLowerCase();
  const [first = '', ...rest] = names;
  if (rest.length > 0) return { firstName: first, lastName: rest.join(' '), email };
  const words = first.split(' ');
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastName, email };
}

const tidy = (field: string): string =>
  field
    .replaceAll(/[\p{Cc}\p{Zs}"]+/gu, ' ')
    .replaceAll(/^mailto:/gi, '')
    .trim();

export type WindowText = {
  /** Milliseconds since 1970; null opens at once. */
  readonly opensAt: number | null;
  readonly closesAt: number;
};

/** The sentence under the window's end, or null. */
export function windowProblem({ opensAt, closesAt }: WindowText, now: number): string | null {
  const from = Math.max(opensAt ?? now, now);
  if (closesAt - from < WINDOW_LEAST_MINUTES * 60_000) {
    return `The last start must be at least ${WINDOW_LEAST_MINUTES} minutes after the first.`;
  }
  if (closesAt - from > WINDOW_MOST_DAYS * 86_400_000) {
    return `A window may stay open for ${WINDOW_MOST_DAYS} days at most.`;
  }
  return null;
}

/** Whether dates can be told in this zone: an IANA name that this system knows. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
