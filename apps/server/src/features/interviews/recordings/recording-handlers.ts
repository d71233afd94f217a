import type { contract } from '@candor/contract';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { playbackOf } from './playback.ts';
import { findPlayback } from './playback-store.ts';
import type { UploadParts } from './recording-parts.ts';
import { createSliceHandlers } from './slice-handlers.ts';
import { createUploadHandlers } from './attempt-upload-handlers.ts';

export function createRecordingHandlers(
  parts: UploadParts,
): HandlersOf<typeof contract.recordings> {
  const { db, objects } = parts;
  return {
    ...createUploadHandlers(parts),
    ...createSliceHandlers(parts),
    getRecording: async ({ params, session: { companyId } }) => {
      const found = await db.inCompany(companyId, (tx) =>
        findPlayback(tx, companyId, params.interviewScheduleID),
      );
      if (found === undefined) throw fail('not_found', 'There is no such interview.');
      // The key of a look is given by whoever keeps a log of views.
      return { ...(await playbackOf(found, objects)), viewKey: null };
    },
  };
}
