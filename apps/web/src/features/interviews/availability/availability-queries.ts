import type { Output } from '@candor/contract';
import { getAvailability, saveAvailability } from '@candor/contract/interviews/availability';
import { read, useWrite } from '../../../lib/server-state.ts';

export type Availability = Output<typeof getAvailability>;

/** Not asked again behind somebody's back while they write: the form would begin anew. */
export const availabilityQuery = read(
  getAvailability,
  {},
  { refetchOnWindowFocus: false, refetchOnReconnect: false },
);

export const useSaveAvailability = (tells: () => void) =>
  useWrite(saveAvailability, { refreshes: [getAvailability], tells });
