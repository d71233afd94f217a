import type { LiveState } from '@candor/contract/interviews/appointment-rules';
import {
  FEEDBACK_DAYS,
  FEEDBACK_EDIT_HOURS,
  FEEDBACK_STEP,
} from '@candor/contract/interviews/candidate-feedback-rules';

const HOUR_MS = 3_600_000;
const later = (from: Date, hours: number): Date => new Date(from.getTime() + hours * HOUR_MS);

type Interview = { readonly state: LiveState; readonly endsAt: Date | null };

/** Until when it can be given, or changed once it was; null: it is not over. */
export function openUntil({ state, endsAt }: Interview, sentAt: Date | null): Date | null {
  if (state !== 'over' || endsAt === null) return null;
  return sentAt === null ? later(endsAt, FEEDBACK_DAYS * 24) : changeableUntil(sentAt);
}

const changeableUntil = (sentAt: Date): Date => later(sentAt, FEEDBACK_EDIT_HOURS);

export function openingOf(
  interview: Interview,
  sentAt: Date | null,
  now: Date,
): 'not-over' | 'open' | 'late' {
  const until = openUntil(interview, sentAt);
  if (until === null) return 'not-over';
  return now <= until ? 'open' : 'late';
}

type Reading = {
  readonly interview: Interview;
  /** Whether the reader sits there. */
  readonly sits: boolean;
  readonly isDecided: boolean;
  readonly sentAt: Date | null;
  readonly now: Date;
};

/** Why somebody of the company reads it or does not. What can still be changed is nobody's to read. */
export function readingOf({ interview, sits, isDecided, sentAt, now }: Reading) {
  if (interview.state !== 'over') return 'not-over';
  if (sits) return 'own';
  if (!isDecided) return 'undecided';
  return sentAt !== null && changeableUntil(sentAt) < now ? 'shown' : 'none';
}

/** Of so many people numbers are shown: in whole steps, so that one more person changes nothing by themselves. */
export const shownPeople = (people: number): number => people - (people % FEEDBACK_STEP);
