import type { Output } from '@candor/contract';
import { getRecording } from '@candor/contract/recordings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';

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
export function recordingQuery(interviewScheduleID: string) {
  return queryOptions<Recording, CallError<typeof getRecording>>({
    queryKey: ['recording', interviewScheduleID],
    queryFn: ({ signal }) => call(getRecording, { params: { interviewScheduleID } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && lookAgain[state.data.status]) ?? false,
  });
}
