import type { Output } from '@candor/contract';
import { getRecording } from '@candor/contract/interviews/recordings';
import { read } from '../../../lib/server-state.ts';

export type Recording = Output<typeof getRecording>;

/** Milliseconds between two looks at a recording that is not ready. */
const lookAgain: Partial<Record<Recording['status'], number>> = {
  receiving: 5000,
  processing: 2000,
};

/**
 * A playable recording is never asked for again by itself: its URL would change and the player would
 * start over. The player asks when the URL has run out.
 */
export const recordingQuery = (interviewScheduleID: string) =>
  read(
    getRecording,
    { params: { interviewScheduleID } },
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data && lookAgain[state.data.status]) ?? false,
    },
  );
