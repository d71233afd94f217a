import type { Output } from '@candor/contract';
import {
  listOwnAppointments,
  openAppointment,
  openOwnAppointment,
} from '@candor/contract/interviews/appointment-links';
import { listOwnSeats, openOwnSeat, openSeat } from '@candor/contract/interviews/appointment-seats';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { heard } from '../../../lib/changes.ts';
import { read, readOwn, useWrite } from '../../../lib/server-state.ts';
import type { LinkSide } from './link-address.ts';

export type Appointment = Output<typeof openAppointment>;
export type Seat = Output<typeof openSeat>;
export type OwnAppointment = Output<typeof listOwnAppointments>['appointments'][number];
export type OwnSeat = Output<typeof listOwnSeats>['seats'][number];

/** Others change an interview too, and who follows a link is not told by a stream. */
const LOOK_AGAIN_MS = 60_000;

export const appointmentQuery = (token: string) =>
  read(openAppointment, { body: { token } }, heard({ hears: {}, everyMs: LOOK_AGAIN_MS }));

export const seatQuery = (token: string) =>
  read(openSeat, { body: { token } }, heard({ hears: {}, everyMs: LOOK_AGAIN_MS }));

/** Whose link it is, where its address does not say. */
export const linkSideQuery = (token: string) =>
  readOwn<NonNullable<LinkSide>>(
    ['appointment-link-side', token],
    async (signal) => {
      try {
        await call(openAppointment, { body: { token } }, { signal });
        return 'candidate';
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'token_expired')) throw error;
        await call(openSeat, { body: { token } }, { signal });
        return 'interviewer';
      }
    },
    { staleTime: Number.POSITIVE_INFINITY },
  );

export const ownAppointmentsQuery = read(
  listOwnAppointments,
  {},
  heard({ hears: { interviews: true }, everyMs: LOOK_AGAIN_MS }),
);

export const ownSeatsQuery = read(
  listOwnSeats,
  {},
  heard({ hears: { interviews: true }, everyMs: LOOK_AGAIN_MS }),
);

/** To the page that the mailed link would open. */
export function useOpenOwnAppointment() {
  const navigate = useNavigate();
  return useWrite(openOwnAppointment, {
    refreshes: [],
    onDone: ({ token }) =>
      navigate({
        to: '/SetUserAvailability',
        search: { calledBy: 'candidate' },
        state: { appointmentLink: { token, side: 'candidate' } },
      }),
  });
}

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
