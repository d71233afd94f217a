import {
  AHEAD_MOST_DAYS,
  type LiveState,
  type SeatAnswer,
  STEP_MINUTES,
} from '@candor/contract/interviews/appointment-rules';
import type { Interval } from '@candor/contract/interviews/interval-rules';
import { DAY_MS } from '@candor/contract/interviews/zone-rules';

type Seen = {
  readonly state: LiveState;
  readonly startsAt: string | null;
  readonly answer: SeatAnswer;
  readonly mustAccept: boolean;
  readonly move: { readonly waitsFor: 'candidate' | 'company' | 'interviewers' } | null;
  readonly offers: readonly unknown[];
  readonly canSwapWith: readonly unknown[];
};

/** What somebody of a seat can do now. */
export function seatWaysOf(
  { state, startsAt, answer, mustAccept, move, offers, canSwapWith }: Seen,
  now: number,
) {
  const isBooked = state === 'booked' && startsAt !== null && now < Date.parse(startsAt);
  const isOpen = state === 'asked' || state === 'offered' || isBooked;
  const isIn = isOpen && answer !== 'declined';
  return {
    mayAccept: isIn && answer === 'open' && (isBooked || mustAccept),
    mayDecline: isIn,
    mayPropose: isBooked && answer !== 'declined',
    mayMatch: isIn && offers.length > 0 && (state === 'offered' || (isBooked && move !== null)),
    maySwap: isIn && canSwapWith.length > 0,
    maySayHours: isIn,
  };
}

const STEP_MS = STEP_MINUTES * 60_000;

/** Where times may be proposed. */
export const proposalWindow = (now: number): Interval[] => [
  { startsAt: Math.ceil(now / STEP_MS) * STEP_MS, endsAt: now + AHEAD_MOST_DAYS * DAY_MS },
];
