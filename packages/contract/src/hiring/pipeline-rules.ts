/** What the pages and the server must agree on: time in a stage, promised replies, how long a move can be taken back. */

export const applicationStatuses = ['active', 'rejected', 'withdrawn', 'hired'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
export const applicationSources = [
  'career-page',
  'added',
  'imported',
  'referral',
  'interview',
] as const;
export type ApplicationSource = (typeof applicationSources)[number];
export const moveKinds = [
  'applied',
  'moved',
  'rejected',
  'withdrawn',
  'hired',
  'reopened',
  'undone',
] as const;
export type MoveKind = (typeof moveKinds)[number];

/** Nobody reads further than this; a count above it is shown as “10,000+”. */
export const COUNTED_MOST = 10_000;
/** Cards of a column that are read at once. */
export const CARDS_AT_ONCE = 20;
/** Applications that one request moves or rejects. */
export const AT_ONCE_MOST = 100;
export const TOLD_REASONS_MOST = 1000;

/** How long the page offers to take a move back. */
export const UNDO_SECONDS = 6;
/** A mail that is to leave at once waits until the page offers no way back any more. */
const GRACE_SECONDS = 10;
/** Minutes until a mail leaves. */
export const mailDelays = [0, 60, 1440, 2880] as const;
export type MailDelay = (typeof mailDelays)[number];

/** All instants here are milliseconds since 1970. */
export const sendAt = (now: number, delayMinutes: number): number =>
  now + Math.max(delayMinutes * 60, GRACE_SECONDS) * 1000;

const DAY = 86_400_000;

/** Whole days; a clock that is a little behind the server's gives 0. */
export const daysSince = (since: number, now: number): number =>
  Math.max(0, Math.floor((now - since) / DAY));

/** When an answer is due of somebody who enters a stage; null where none is promised. */
export const replyBy = (enteredAt: number, withinDays: number | null): number | null =>
  withinDays === null ? null : enteredAt + withinDays * DAY;

/** By how much a promise is moved, once in a stage. */
const MOVED_DAYS = 2;

/** Two days after what was promised, or after now where that has passed. */
export const laterReply = (dueAt: number, now: number): number =>
  Math.max(dueAt, now) + MOVED_DAYS * DAY;

export type ReplyState = 'none' | 'later' | 'soon' | 'overdue';

/** `soon`: within a day. */
export function replyState(dueAt: number | null, now: number): ReplyState {
  if (dueAt === null) return 'none';
  if (dueAt < now) return 'overdue';
  return dueAt - now <= DAY ? 'soon' : 'later';
}
