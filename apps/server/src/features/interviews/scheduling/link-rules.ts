/** The same words as in the list of interviews, whose query a test holds to this rule. */
export type LinkState =
  | 'invited'
  | 'opened'
  | 'in-progress'
  | 'submitted'
  | 'timed-out'
  | 'expired'
  | 'cancelled';

export type LinkFacts = {
  readonly cancelledAt: Date | null;
  readonly closesAt: Date;
  readonly openedAt: Date | null;
  readonly attemptStatus: 'in-progress' | 'submitted' | 'timed-out' | null;
};

/** Where an invitation stands: sent, opened, begun, or how it ended. What the candidate did outweighs the calendar. */
export function linkStateOf(facts: LinkFacts, now: Date): LinkState {
  const { cancelledAt, closesAt, openedAt, attemptStatus } = facts;
  if (attemptStatus === 'submitted' || attemptStatus === 'timed-out') return attemptStatus;
  if (cancelledAt !== null) return 'cancelled';
  if (attemptStatus === 'in-progress') return 'in-progress';
  if (closesAt <= now) return 'expired';
  return openedAt === null ? 'invited' : 'opened';
}

export type LinkDeed = 'resend' | 'extend' | 'cancel' | 'accommodate' | 'remind';

/** Nobody has begun, and somebody still may. */
const waiting: readonly LinkState[] = ['invited', 'opened'];

/**
 * What may still be done. A link that expired is not sent again but extended, with a new window; one of an interview
 * under way is, because its candidate may have lost it; nothing else touches what has begun.
 */
const allowed: Readonly<Record<LinkDeed, readonly LinkState[]>> = {
  resend: [...waiting, 'in-progress'],
  extend: [...waiting, 'expired'],
  cancel: waiting,
  accommodate: [...waiting, 'expired'],
  remind: waiting,
};

export function judgeDeed(
  deed: LinkDeed,
  state: LinkState,
): 'yes' | 'already_started' | 'interview_over' {
  if (allowed[deed].includes(state)) return 'yes';
  return state === 'in-progress' ? 'already_started' : 'interview_over';
}

/** A mail that asks for a new link kills the old ones, except under a running interview's feet. */
export const revokesEarlierLinks = (state: LinkState): boolean => state !== 'in-progress';

const MINUTE = 60_000;

/** A second link within the minute is a second click. */
export const maySendAgain = (lastPostedAt: Date | null, now: Date): boolean =>
  lastPostedAt === null || now.getTime() - lastPostedAt.getTime() >= MINUTE;

/** By hand; reminders that were planned come when they are due. */
export const mayRemindAgain = (lastPostedAt: Date | null, now: Date): boolean =>
  lastPostedAt === null || now.getTime() - lastPostedAt.getTime() >= 60 * MINUTE;

/** When the reminders of a window are due, the first first; those that would come before it opens never do. */
export function reminderTimes(
  window: { readonly opensAt: Date; readonly closesAt: Date },
  hours: readonly number[],
  now: Date,
): Date[] {
  return [...new Set(hours)]
    .map((count) => new Date(window.closesAt.getTime() - count * 60 * MINUTE))
    .filter((at) => at > now && at > window.opensAt)
    .toSorted((a, b) => a.getTime() - b.getTime());
}

/** As many mails about interviews as a company sends in a day. */
export const MAILS_A_DAY = 2000;

export const dayBefore = (now: Date): Date => new Date(now.getTime() - 24 * 60 * MINUTE);
