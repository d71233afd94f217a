import type { Output } from '@candor/contract';
import type { getRecording } from '@candor/contract/interviews/recordings';
import type { ObjectStore } from '@candor/folder-store';
import type { findPlayback } from './playback-store.ts';
import type { Gap } from './recording-rules.ts';
import type { TimelineEntry } from './recording-store.ts';
import { signThumbnails } from './sign-thumbnails.ts';

/** Media URLs live 15 minutes: long enough to begin, short enough to be worthless in a log. */
const PLAYBACK_URL_SECONDS = 900;

type Playback = Omit<Output<typeof getRecording>, 'viewKey'>;

const nothing: Playback = {
  status: 'none',
  url: null,
  mimeType: null,
  durationMs: null,
  bytes: null,
  startedAt: null,
  gaps: [],
  segments: [],
  ...{ deletedAt: null, request: null },
  ...{ sha256: null, verified: false, posterUrl: null, thumbnails: null },
};

/** A recording for whoever may watch it, behind addresses of the given kind. */
export async function playbackOf(
  found: NonNullable<Awaited<ReturnType<typeof findPlayback>>>,
  objects: Pick<ObjectStore, 'signRead'>,
): Promise<Playback> {
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
    request: requestOf(found),
    sha256: found.sha256,
    verified: found.verifiedAt !== null,
    posterUrl: found.posterKey && (await objects.signRead(found.posterKey, { expiresInSeconds })),
    thumbnails: await signThumbnails(objects, found.thumbnails, expiresInSeconds),
  };
}

const requestOf = ({ askedAt, deleteBy }: { askedAt: Date | null; deleteBy: Date | null }) =>
  askedAt && deleteBy && { askedAt: askedAt.toISOString(), deleteBy: deleteBy.toISOString() };
