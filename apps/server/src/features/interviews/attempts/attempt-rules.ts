/** How long after the deadline an answer that was given before it still counts. */
export const GRACE_MS = 60_000;

/** How long after the end the room's own notes are still taken in. */
const EVENTS_AFTER_END_MS = 24 * 3_600_000;

/** A page's clock may be this much behind the start without its note being moved. */
const EVENTS_BEFORE_START_MS = 60_000;

export type Status = 'in-progress' | 'submitted' | 'timed-out';

export type Attempt = {
  readonly status: Status;
  /** The page life that may write. */
  readonly life: number;
  readonly startedAt: Date;
  readonly deadlineAt: Date;
  readonly endedAt: Date | null;
  readonly breaksTaken: number;
  /** Both of the break that was begun last, over or not; its whole length is in the deadline. */
  readonly breakStartedAt: Date | null;
  readonly breakEndsAt: Date | null;
};

export type Window = {
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly cancelledAt: Date | null;
};

/** May a first attempt start now? The window includes both of its ends. */
export function mayStart(
  window: Window,
  now: Date,
): 'yes' | 'interview_cancelled' | 'not_open_yet' | 'closed' {
  if (window.cancelledAt !== null) return 'interview_cancelled';
  if (now < window.opensAt) return 'not_open_yet';
  return now > window.closesAt ? 'closed' : 'yes';
}

/** The whole time is given even when the window closes earlier: it says when one may start. */
export function deadlineOf(startedAt: Date, minutes: number): Date {
  return new Date(startedAt.getTime() + minutes * 60_000);
}

/** The deadline itself still belongs to the candidate. */
export function isOverdue(attempt: Pick<Attempt, 'status' | 'deadlineAt'>, now: Date): boolean {
  return attempt.status === 'in-progress' && now > attempt.deadlineAt;
}

/** How the attempt stands at `now`, whether or not the closing job has come by already. */
export function standingOf(
  attempt: Pick<Attempt, 'status' | 'deadlineAt' | 'endedAt'>,
  now: Date,
): { status: Status; endedAt: Date | null } {
  if (!isOverdue(attempt, now)) return { status: attempt.status, endedAt: attempt.endedAt };
  return { status: 'timed-out', endedAt: attempt.deadlineAt };
}

export type Ending = { readonly status: 'submitted' | 'timed-out'; readonly endedAt: Date };

/**
 * What a submission does: `repeat` gives the reply of the one that ended it. An older page may not
 * submit a running interview, but it does learn that the interview is over.
 */
export function judgeSubmission(
  attempt: Attempt,
  life: number,
  now: Date,
): 'repeat' | 'taken_over' | Ending {
  if (attempt.status !== 'in-progress') return 'repeat';
  if (isOverdue(attempt, now)) return { status: 'timed-out', endedAt: attempt.deadlineAt };
  return life === attempt.life ? { status: 'submitted', endedAt: now } : 'taken_over';
}

/**
 * An event a second over the longest interview, eight hours: people make a few a minute. One batch more may
 * slip in beside another.
 */
export const MOST_EVENTS = 8 * 3_600;

/** Notes written offline arrive after the end; a day later nobody waits for them any more. */
export function mayStillRecordEvents(attempt: Attempt, now: Date): boolean {
  const endedAt = standingOf(attempt, now).endedAt;
  return endedAt === null || now.getTime() - endedAt.getTime() <= EVENTS_AFTER_END_MS;
}

/** A wrong client clock must not place a note outside the interview. */
export function placeEvent(occurredAt: number, startedAt: Date, now: Date): Date {
  const earliest = startedAt.getTime() - EVENTS_BEFORE_START_MS;
  return new Date(Math.min(Math.max(occurredAt, earliest), now.getTime()));
}
