import {
  type Beginning,
  type LiveState,
  MOVES_MOST,
  type MoveWait,
} from '@candor/contract/interviews/appointment-rules';
import { type Interval, mergeIntervals } from '@candor/contract/interviews/interval-rules';

/** What the state of an appointment depends on. */
export type StateFacts = {
  readonly state: LiveState;
  readonly beginning: Beginning;
  readonly askedAt: Date | null;
  readonly endsAt: Date | null;
  readonly offers: readonly unknown[];
  readonly moves: number;
  readonly moveBy: 'candidate' | 'company' | 'interviewer' | null;
  readonly moveWaitsFor: MoveWait | null;
};

/** A booked interview is over when its end has passed, also before anything has written that down. */
export const stateAt = (
  { state, endsAt }: Pick<StateFacts, 'state' | 'endsAt'>,
  now: Date,
): LiveState => (state === 'booked' && endsAt !== null && endsAt <= now ? 'over' : state);

export const hasEnded = (found: Pick<StateFacts, 'state' | 'endsAt'>, now: Date): boolean =>
  ['over', 'cancelled', 'unable'].includes(stateAt(found, now));

/** Whether the candidate picks among what all seats have free. */
export const picks = (found: StateFacts, now: Date): boolean =>
  found.beginning === 'candidate-picks' && found.askedAt !== null && !hasEnded(found, now);

/** Whether the company asks the candidate for another time than the booked one. */
export const isMoveAsked = ({ state, moveBy, moveWaitsFor }: StateFacts): boolean =>
  state === 'booked' && moveBy === 'company' && moveWaitsFor === 'candidate';

/** Nobody looks for another time. */
export const noMove = {
  ...{ moveBy: null, moveWaitsFor: null, moveReason: null, moveSince: null },
} as const;

/** Whether those of the seats say which of the offered times will do: of a first time, or of one to move it to. */
export const asksToMatch = ({ state, offers, moveBy, moveWaitsFor }: StateFacts): boolean =>
  offers.length > 0 &&
  (state === 'offered' ||
    (state === 'booked' &&
      (moveBy === 'candidate' || (moveBy === 'company' && moveWaitsFor !== 'candidate'))));

/** A move counts for the candidate who asks for it: answering the company's wish is none, nor asking once more. Of what
 * an interviewer would like they know nothing. */
export const countsAsMove = ({ state, moveBy }: Pick<StateFacts, 'state' | 'moveBy'>): boolean =>
  state === 'booked' && (moveBy === null || moveBy === 'interviewer');

export const movesLeft = ({ moves }: Pick<StateFacts, 'moves'>): number =>
  Math.max(0, MOVES_MOST - moves);

export const mayMove = (found: Pick<StateFacts, 'state' | 'moveBy' | 'moves'>): boolean =>
  !countsAsMove(found) || movesLeft(found) > 0;

/** Who is waited for; of interviewers: those who have not answered. */
export type Waited = 'candidate' | 'company' | 'interviewers' | null;

export function waitedFor(found: StateFacts, now: Date): Waited {
  const state = stateAt(found, now);
  if (found.askedAt === null) return null;
  if (state === 'asked') return 'candidate';
  if (state === 'offered') return 'interviewers';
  if (state !== 'booked') return null;
  return found.moveWaitsFor;
}

/** What is wrong with times that somebody marks; they lie where it may be, and hold the interview. */
export function spansProblem(
  spans: readonly Interval[],
  { window, length }: { readonly window: Interval; readonly length: number },
): 'span_short' | 'outside_window' | null {
  if (spans.some(({ startsAt, endsAt }) => endsAt - startsAt < length)) return 'span_short';
  const isWithin = spans.every(
    ({ startsAt, endsAt }) =>
      window.startsAt <= startsAt && startsAt < window.endsAt && endsAt <= window.endsAt + length,
  );
  return isWithin ? null : 'outside_window';
}

/** Whether each of these lies in those; two that touch are one. */
export const liesWithin = (spans: readonly Interval[], offers: readonly Interval[]): boolean => {
  const whole = mergeIntervals(offers);
  return spans.every(({ startsAt, endsAt }) =>
    whole.some((offer) => offer.startsAt <= startsAt && endsAt <= offer.endsAt),
  );
};
