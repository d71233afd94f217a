import {
  completeUpload,
  initiateUpload,
  listParts,
  signPart,
  signSlice,
} from '@candor/contract/interviews/recordings';
import type { UploadTransport } from '@candor/recorder';
import { call } from '../../../lib/api.ts';
import { factsOf, type RoomFacts } from './segment-facts.ts';
import { aboutSlices, inRecordersWords } from './upload-refusal.ts';

type Place = { readonly token: string; readonly scheduleId: number };

/** The server's side of the uploads of one interview. */
export function createRoomTransport(
  { token, scheduleId: interviewScheduleID }: Place,
  factsNow: () => RoomFacts,
): UploadTransport {
  return {
    initiate: (segment, signal) => {
      const { fileName, segmentId, mimeType, startsAtByte } = segment;
      const { offsetMs, ...facts } = factsOf(segment.facts, factsNow());
      const startedAt = Math.round(segment.startedAt + offsetMs);
      const file = { fileName, segment: segment.segment, segmentId, mimeType, startsAtByte };
      const body = { token, interviewScheduleID, ...file, startedAt, ...facts };
      return named(call(initiateUpload, { body }, { signal }));
    },
    signPart: (input, signal) => named(call(signPart, { body: { token, ...input } }, { signal })),
    signSlice: (input, signal) =>
      named(call(signSlice, { body: { token, ...input } }, { signal }), aboutSlices),
    listParts: async (input, signal) =>
      (await named(call(listParts, { body: { token, ...input } }, { signal }))).parts,
    complete: (input, signal) => {
      const parts = [...input.parts];
      return named(call(completeUpload, { body: { token, ...input, parts } }, { signal }));
    },
  };
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
