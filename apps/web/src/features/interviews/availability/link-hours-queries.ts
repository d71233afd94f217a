import { readSeatHours } from '@candor/contract/interviews/seat-hours';
import { read } from '../../../lib/server-state.ts';

/** Apart from a signed-in person's own, which need not bring it along. */
export const linkHoursQuery = (token: string) =>
  read(
    readSeatHours,
    { body: { token } },
    { refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
