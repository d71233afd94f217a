type Seat = {
  readonly isMyTurn: boolean;
  readonly isSeated: boolean;
  readonly state: string;
  readonly startsAt: string | null;
};

export type SeatGroup = 'waiting' | 'today' | 'others';

const dayOf = (at: number): string => new Date(at).toDateString();

/** Where somebody is waited for comes first, then what is today, by the clock of this browser. */
export function groupOf({ isMyTurn, isSeated, state, startsAt }: Seat, now: number): SeatGroup {
  if (isMyTurn) return 'waiting';
  if (startsAt === null || !isSeated || state === 'cancelled') return 'others';
  return dayOf(Date.parse(startsAt)) === dayOf(now) ? 'today' : 'others';
}
