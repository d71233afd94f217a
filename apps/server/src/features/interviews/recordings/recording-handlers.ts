import type { contract } from '@candor/contract';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { findPlayback } from './playback-store.ts';
import type { UploadParts } from './recording-parts.ts';
import type { Gap } from './recording-rules.ts';
import type { TimelineEntry } from './recording-store.ts';
import { signThumbnails } from './sign-thumbnails.ts';
import { createSliceHandlers } from './slice-handlers.ts';
import { createUploadHandlers } from './attempt-upload-handlers.ts';

/** Media URLs live 15 minutes: long enough to begin, short enough to be worthless in a log. */
const PLAYBACK_URL_SECONDS = 900;

const nothing = {
  status: 'none' as const,
  url: null,
  mimeType: null,
  durationMs: null,
  bytes: null,
  startedAt: null,
  gaps: [],
  segments: [],
  deletedAt: null,
  ...{ sha256: null, verified: false, posterUrl: null, thumbnails: null, viewKey: null },
};

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
      if (found.status === null) return nothing;
      const timeline = found.timeline as unknown as TimelineEntry[];
      const key = found.status === 'playable' ? found.objectKey : null;
      const expiresInSeconds = PLAYBACK_URL_SECONDS;
      return {
        status: found.status,
        url: key === null ? null : await objects.signRead(key, { expiresInSeconds }),
        mimeType: found.mimeType,
        durationMs: found.durationMs,
        bytes: found.bytes,
        startedAt: timeline[0]?.startedAt ?? null,
        gaps: found.gaps as unknown as Gap[],
        segments: timeline,
        deletedAt: found.deletedAt?.toISOString() ?? null,
        sha256: found.sha256,
        verified: found.verifiedAt !== null,
        posterUrl:
          found.posterKey && (await objects.signRead(found.posterKey, { expiresInSeconds })),
        thumbnails: await signThumbnails(objects, found.thumbnails, expiresInSeconds),
        // Given by whoever keeps a log of views.
        viewKey: null,
      };
    },
  };
}
