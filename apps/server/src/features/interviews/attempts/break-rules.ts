import { type Attempt, type Ending, isOverdue } from './attempt-rules.ts';

/** What a candidate was granted: how many breaks, each of so many minutes. */
export type GrantedBreaks = { readonly count: number; readonly minutes: number };

/** A page's clock may differ from ours by so much without an answer given before or after a break being in it. */
const CLOCK_APART_MS = 5_000;

type Paused = Pick<Attempt, 'status' | 'breakStartedAt' | 'breakEndsAt'>;

/** The last moment of a break still belongs to it; nothing needs to happen for it to be over. */
export function isOnBreak({ status, breakEndsAt }: Paused, now: Date): boolean {
  return status === 'in-progress' && breakEndsAt !== null && now < breakEndsAt;
}

/** While a break lasts only what was given before it is taken: its questions are hidden. */
export function isGivenOnBreak(attempt: Paused, answeredAt: Date, now: Date): boolean {
  const { breakStartedAt, breakEndsAt } = attempt;
  if (!isOnBreak(attempt, now) || breakStartedAt === null || breakEndsAt === null) return false;
  const at = answeredAt.getTime();
  const isAfterStart = at > breakStartedAt.getTime() + CLOCK_APART_MS;
  return isAfterStart && at < breakEndsAt.getTime() - CLOCK_APART_MS;
}

/** `number`: which of the breaks is meant, from 1, so that a request that comes twice takes one break. */
type Request = { readonly life: number; readonly number: number };

export type Break = {
  readonly number: number;
  readonly startedAt: Date;
  readonly endsAt: Date;
  /** Moved by the whole break at its start, and back by what of it was not used. */
  readonly deadlineAt: Date;
};

export type BreakVerdict = Break | 'repeat' | 'taken_over' | 'no_break_left' | Ending;

export function judgeBreak(
  attempt: Attempt,
  granted: GrantedBreaks,
  { request: { life, number }, now }: { readonly request: Request; readonly now: Date },
): BreakVerdict {
  if (attempt.status !== 'in-progress' || number <= attempt.breaksTaken) return 'repeat';
  if (isOverdue(attempt, now)) return { status: 'timed-out', endedAt: attempt.deadlineAt };
  if (life !== attempt.life) return 'taken_over';
  // One at a time and in their order; no break begins within another.
  const isNext = number === attempt.breaksTaken + 1 && !isOnBreak(attempt, now);
  if (!isNext || number > granted.count) return 'no_break_left';
  const length = granted.minutes * 60_000;
  return {
    number,
    startedAt: now,
    endsAt: new Date(now.getTime() + length),
    deadlineAt: new Date(attempt.deadlineAt.getTime() + length),
  };
}

/** Ending a break that is over, or was never taken, changes nothing. */
export function judgeBreakEnd(
  attempt: Attempt,
  { life, number }: Request,
  now: Date,
): Break | 'repeat' | 'taken_over' {
  const { breakStartedAt: startedAt, breakEndsAt, deadlineAt } = attempt;
  const isMeant = number === attempt.breaksTaken && isOnBreak(attempt, now);
  if (!isMeant || startedAt === null || breakEndsAt === null) return 'repeat';
  if (life !== attempt.life) return 'taken_over';
  const unused = breakEndsAt.getTime() - now.getTime();
  return { number, startedAt, endsAt: now, deadlineAt: new Date(deadlineAt.getTime() - unused) };
}
