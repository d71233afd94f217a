import {
  completeTrack,
  initiateTrack,
  listTrackParts,
  signTrackPart,
  signTrackSlice,
} from '@candor/contract/interviews/call-recordings';
import type { TrackKind } from '@candor/contract/interviews/call-recording-rules';
import type { HeldBytes } from '@candor/contract/interviews/recordings';
import {
  RecordingClosedError,
  SlicesRefusedError,
  UploadGoneError,
  type UploadTransport,
} from '@candor/recorder';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** No later call about this track can end in another way. */
const closing: readonly unknown[] = ['recording_closed', 'not_recorded', 'recording_full'];
/** They end the slices of one upload; its parts go on. */
const sliceless: readonly unknown[] = [
  ...['slices_off', 'slice_differs', 'recording_full', 'upload_gone'],
];

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
      return named(call(initiateTrack, { body }, { signal }));
    },
    signPart: (input, signal) =>
      named(call(signTrackPart, { body: { token, ...input } }, { signal })),
    signSlice: (input, signal) =>
      named(call(signTrackSlice, { body: { token, ...input } }, { signal }), aboutSlices),
    listParts: async (input, signal) =>
      (await named(call(listTrackParts, { body: { token, ...input } }, { signal }))).parts,
    complete: (input, signal) => {
      const parts = [...input.parts];
      return named(call(completeTrack, { body: { token, ...input, parts } }, { signal }));
    },
  };
}

function aboutSlices(error: unknown): unknown {
  const isFinal = error instanceof ApiError && sliceless.includes(error.code);
  return isFinal ? new SlicesRefusedError(error.message) : error;
}

/** A refusal in the recorder's words; every other failure is tried again. */
function inRecordersWords(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (closing.includes(error.code)) return new RecordingClosedError(error.message);
  if (error.code !== 'upload_gone') return error;
  const { heldBytes } = (error.data ?? {}) as Partial<HeldBytes>;
  return new UploadGoneError(error.message, typeof heldBytes === 'number' ? heldBytes : null);
}

async function named<T>(
  work: Promise<T>,
  translate: (error: unknown) => unknown = inRecordersWords,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw translate(error);
  }
}
