import type { Output } from '@candor/contract';
import { listOwnSeats, openOwnSeat, openSeat } from '@candor/contract/interviews/appointment-seats';
import { useNavigate } from '@tanstack/react-router';
import { heard } from '../../../lib/changes.ts';
import { read, useWrite } from '../../../lib/server-state.ts';

export type Seat = Output<typeof openSeat>;
export type OwnSeat = Output<typeof listOwnSeats>['seats'][number];

/** Others change an interview too, and who follows a link is not told by a stream. */
const LOOK_AGAIN_MS = 60_000;

export const seatQuery = (token: string) =>
  read(openSeat, { body: { token } }, heard({ hears: {}, everyMs: LOOK_AGAIN_MS }));

export const ownSeatsQuery = read(
  listOwnSeats,
  {},
  heard({ hears: { interviews: true }, everyMs: LOOK_AGAIN_MS }),
);

/** To the page that the mailed link would open. */
export function useOpenOwnSeat() {
  const navigate = useNavigate();
  return useWrite(openOwnSeat, {
    refreshes: [],
    onDone: ({ token }) =>
      navigate({
        to: '/SetUserAvailability',
        search: { calledBy: 'interviewer' },
        state: { appointmentLink: { token, side: 'interviewer' } },
      }),
  });
}
