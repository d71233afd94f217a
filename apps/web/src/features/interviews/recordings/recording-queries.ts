import type { Output } from '@candor/contract';
import { getRecording } from '@candor/contract/interviews/recordings';
import { heard } from '../../../lib/changes.ts';
import { read } from '../../../lib/server-state.ts';

export type Recording = Output<typeof getRecording>;

/** Between two looks at a recording that is not ready, where nothing tells of changes. */
const LOOK_AGAIN_MS = 3000;

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
      ...heard<Recording>({
        hears: { recordings: interviewScheduleID },
        everyMs: LOOK_AGAIN_MS,
        inAnyCaseMs: 30_000,
        whileIts: ({ status }) => status === 'receiving' || status === 'processing',
      }),
    },
  );
