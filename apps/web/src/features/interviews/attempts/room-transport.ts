import {
  completeUpload,
  initiateUpload,
  listParts,
  signPart,
  signSlice,
} from '@candor/contract/interviews/recordings';
import type { UploadTransport } from '@candor/recorder';
import { call } from '../../../lib/api.ts';
import { aboutSlices, toldToRecorder } from '../../../lib/upload-refusal.ts';
import { factsOf, type RoomFacts } from './segment-facts.ts';

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
      return toldToRecorder(call(initiateUpload, { body }, { signal }));
    },
    signPart: (input, signal) =>
      toldToRecorder(call(signPart, { body: { token, ...input } }, { signal })),
    signSlice: (input, signal) =>
      toldToRecorder(call(signSlice, { body: { token, ...input } }, { signal }), aboutSlices),
    listParts: async (input, signal) =>
      (await toldToRecorder(call(listParts, { body: { token, ...input } }, { signal }))).parts,
    complete: (input, signal) => {
      const parts = [...input.parts];
      return toldToRecorder(call(completeUpload, { body: { token, ...input, parts } }, { signal }));
    },
  };
}
