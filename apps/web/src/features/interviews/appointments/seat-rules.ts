import type { LiveState, SeatAnswer } from '@candor/contract/interviews/appointment-rules';
import { windowOf } from './candidate-rules.ts';

type Seen = {
  readonly state: LiveState;
  readonly startsAt: string | null;
  readonly answer: SeatAnswer;
  readonly isSeated: boolean;
  readonly seatedName: string | null;
  readonly mustAccept: boolean;
  readonly isFree: boolean;
  readonly move: { readonly waitsFor: 'candidate' | 'company' | 'interviewers' } | null;
  readonly offers: readonly unknown[];
  readonly canSwapWith: readonly unknown[];
  readonly earliest: string;
  readonly latest: string;
};

/** Whether a time is booked and somebody else of the pool sits there: nothing is asked of this person. */
export const isBeside = ({ state, isSeated, seatedName }: Seen): boolean =>
  state === 'booked' && !isSeated && seatedName !== null;

/** What somebody of a seat can do now. */
export function seatWaysOf(seen: Seen, now: number) {
  const { state, startsAt, answer, mustAccept, isFree, move, offers, canSwapWith } = seen;
  const isBooked = state === 'booked' && startsAt !== null && now < Date.parse(startsAt);
  const isOpen = state === 'asked' || state === 'offered' || isBooked;
  const isIn = isOpen && answer !== 'declined' && !isBeside(seen);
  return {
    mayAccept:
      (isIn && answer === 'open' && (isBooked || mustAccept)) ||
      // Whoever declined, and in whose place nobody sits, may think otherwise.
      (isOpen && answer === 'declined' && isFree),
    mayDecline: isIn,
    mayPropose: isBooked && isIn && seen.isSeated && windowOf(seen).length > 0,
    mayMatch: isIn && offers.length > 0 && (state === 'offered' || (isBooked && move !== null)),
    maySwap: isIn && canSwapWith.length > 0,
    maySayHours: isIn,
  };
}
