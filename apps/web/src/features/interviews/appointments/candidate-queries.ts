import type { Output } from '@candor/contract';
import {
  listOwnAppointments,
  openAppointment,
  openOwnAppointment,
} from '@candor/contract/interviews/appointment-links';
import { useNavigate } from '@tanstack/react-router';
import { heard } from '../../../lib/changes.ts';
import { read, useWrite } from '../../../lib/server-state.ts';

export type Appointment = Output<typeof openAppointment>;
export type OwnAppointment = Output<typeof listOwnAppointments>['appointments'][number];

/** Others change an interview too, and who follows a link is not told by a stream. */
const LOOK_AGAIN_MS = 60_000;

export const appointmentQuery = (token: string) =>
  read(openAppointment, { body: { token } }, heard({ hears: {}, everyMs: LOOK_AGAIN_MS }));

export const ownAppointmentsQuery = read(
  listOwnAppointments,
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
