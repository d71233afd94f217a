import {
  completeTrack,
  initiateTrack,
  listTrackParts,
  signTrackPart,
  signTrackSlice,
} from '@candor/contract/interviews/call-recordings';
import type { TrackKind } from '@candor/contract/interviews/call-recording-rules';
import type { UploadTransport } from '@candor/recorder';
import { call } from '../../../lib/api.ts';
import { aboutSlices, toldToRecorder } from '../../../lib/upload-refusal.ts';

export type TrackFacts = {
  readonly life: number;
  readonly microphone: boolean;
  /** What the browser's clock lacks of the server's. */
  readonly offsetMs: number;
};

/** What an older life of the page wrote, or nothing that can be read. */
const factsOf = (kept: Readonly<Record<string, unknown>>): TrackFacts => ({
  life: typeof kept['life'] === 'number' ? kept['life'] : 1,
  microphone: kept['microphone'] === true,
  offsetMs: typeof kept['offsetMs'] === 'number' ? kept['offsetMs'] : 0,
});

const begunAfterOf = ({ begunAfter }: Readonly<Record<string, unknown>>) =>
  begunAfter === 'recorder-stopped' || begunAfter === 'recorder-error'
    ? ({ begunAfter } as const)
    : {};

/** The server's side of the uploads of one track of a seat. */
export function createTrackTransport(token: string, kind: TrackKind): UploadTransport {
  return {
    initiate: (segment, signal) => {
      const { fileName, segmentId, mimeType, startsAtByte, facts } = segment;
      const { offsetMs, ...own } = factsOf(facts);
      const startedAt = Math.round(segment.startedAt + offsetMs);
      const file = { fileName, segment: segment.segment, segmentId, mimeType, startsAtByte };
      const more = { ...own, systemAudio: false, ...begunAfterOf(facts) };
      const body = { token, kind, ...file, startedAt, ...more };
      return toldToRecorder(call(initiateTrack, { body }, { signal }));
    },
    signPart: (input, signal) =>
      toldToRecorder(call(signTrackPart, { body: { token, ...input } }, { signal })),
    signSlice: (input, signal) =>
      toldToRecorder(call(signTrackSlice, { body: { token, ...input } }, { signal }), aboutSlices),
    listParts: async (input, signal) =>
      (await toldToRecorder(call(listTrackParts, { body: { token, ...input } }, { signal }))).parts,
    complete: (input, signal) => {
      const parts = [...input.parts];
      return toldToRecorder(call(completeTrack, { body: { token, ...input, parts } }, { signal }));
    },
  };
}
