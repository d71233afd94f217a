import type { Output } from '@candor/contract';
import { getLiveRecordings } from '@candor/contract/interviews/call-recordings';
import { heard } from '../../../lib/changes.ts';
import { read } from '../../../lib/server-state.ts';

export type LiveRecordings = Output<typeof getLiveRecordings>;
export type LiveTrack = LiveRecordings['tracks'][number];

/** What can be played is not asked for again by itself: its URLs would change, and the pictures start over. */
export const liveRecordingsQuery = (interviewScheduleID: string) =>
  read(
    getLiveRecordings,
    { params: { interviewScheduleID } },
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      ...heard<LiveRecordings>({
        hears: { recordings: interviewScheduleID },
        everyMs: 3_000,
        inAnyCaseMs: 30_000,
        whileIts: ({ tracks }) =>
          tracks.some(({ status }) => status === 'receiving' || status === 'processing'),
      }),
    },
  );
