import { join } from 'node:path';
import { type FilmKind, filmKinds } from '@candor/contract/interviews/call-recording-rules';
import { ObjectStoreError } from '@candor/folder-store';
import { makeFilm } from '../../../platform/media/film.ts';
import { gridOf, scenesOf, timelineOf } from '../../../platform/media/film-rules.ts';
import {
  hasFfmpeg,
  inspectRecording,
  MediaError,
  verifyByDecoding,
} from '../../../platform/media/media.ts';
import type { JobData, Worker } from '../../../platform/queue/define-job.ts';
import { listCompanyIds } from '../../../platform/queue/each-company.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import {
  type FilmedTrack,
  listFilmable,
  listFilmedTracks,
  openFilm,
  seenIn,
} from './film-store.ts';
import { holdClaim } from './held-claim.ts';
import { CLAIM_MS, type Pause, realPause, whileClaimed } from './join-claim.ts';
import type { RecordingParts } from './recording-parts.ts';
import { storePictures } from './recording-pictures.ts';
import { findGaps, folderOf, type Subject } from './recording-rules.ts';
import { announceObject, claimJoin, giveUp, markVerified, publish } from './recording-store.ts';
import { fetchObject, storeFile } from './segment-files.ts';
import { inTemporaryFolder } from '../../../platform/media/temporary-folder.ts';

type FilmParts = RecordingParts & { readonly ffmpeg: string; readonly pause?: Pause };
type CallId = { readonly companyId: number; readonly callId: number };

/** A person's picture in the film; a screen is shown as large as most of them are. */
const CELLS = {
  people: { width: 640, height: 360 },
  screens: { width: 1920, height: 1080 },
} as const;

type Work = {
  readonly companyId: number;
  readonly recordingId: number;
  readonly subject: Subject;
  readonly kind: FilmKind;
  readonly tracks: readonly FilmedTrack[];
  readonly readAt: Date;
};

/** Each minute: which calls have arrived whole. Without FFmpeg their tracks play in step, and there is no film. */
export function createFilmSweep({ db, queue, ffmpeg }: FilmParts): Worker {
  return async () => {
    if (!(await hasFfmpeg(ffmpeg))) return;
    for (const companyId of await db.global(listCompanyIds)) {
      await db.inCompany(companyId, async (tx) => {
        for (const { callId } of await listFilmable(tx, { companyId })) {
          await queue.send(tx, { name: 'film-call', data: { companyId, callId } });
        }
      });
    }
  };
}

/** Lays the tracks of a call beside each other, in one film that is then played, shared, kept and deleted as they are. */
export function createFilmWorker(parts: FilmParts): Worker {
  return async (data: JobData): Promise<void> => {
    const call = data as CallId;
    if (!(await hasFfmpeg(parts.ffmpeg))) return;
    for (const kind of filmKinds) {
      const work = await claim(parts, call, kind);
      if (work !== null) await film(parts, work);
    }
  };
}

function claim(
  { db, clock }: FilmParts,
  { companyId, callId }: CallId,
  kind: FilmKind,
): Promise<Work | null> {
  const readAt = clock();
  return db.inCompany(companyId, async (tx) => {
    if ((await listFilmable(tx, { companyId, callId })).length === 0) return null;
    const tracks = await listFilmedTracks(tx, { companyId, callId });
    const [first] = tracks;
    if (first === undefined || seenIn(kind, tracks).length === 0) return null;
    const of = { companyId, callId, kind, scheduleId: first.scheduleId };
    const { subject, recordingId } = await openFilm(tx, of);
    const staleBefore = new Date(readAt.getTime() - CLAIM_MS);
    const isOurs = await claimJoin(tx, { companyId, recordingId, at: readAt, staleBefore });
    return isOurs ? { companyId, recordingId, subject, kind, tracks, readAt } : null;
  });
}

async function film(parts: FilmParts, work: Work): Promise<void> {
  const { companyId, recordingId, readAt } = work;
  const held = holdClaim(parts.db, parts.clock, { companyId, recordingId, at: readAt });
  try {
    const { result, isOurs } = await whileClaimed(
      { renew: held.renew, pause: parts.pause ?? realPause },
      () => make(parts, work),
    );
    // Who took the claim over makes the same film; this one is removed as a spare one.
    if (isOurs) await publishFilm(parts, work, result);
  } catch (error) {
    if (error instanceof MediaError) return fail(parts, work, error.message);
    if (error instanceof ObjectStoreError && error.code === 'NoSuchKey') {
      return fail(parts, work, 'A track of the call is not in the store.');
    }
    // After a failure that may pass the next run need not wait for the claim to grow old.
    await held.letGo();
    throw error;
  }
}

function make({ db, objects, ffmpeg }: FilmParts, work: Work) {
  const { companyId, recordingId, subject, kind, tracks } = work;
  const announce = (key: string) =>
    db.inCompany(companyId, (tx) => announceObject(tx, { companyId, recordingId, key }));
  const seen = seenIn(kind, tracks);
  const scenes = scenesOf(
    tracks.map(({ timeline }) => ({ segments: timeline })),
    seen,
  );
  if (scenes.length === 0) throw new MediaError('Nothing is seen in the tracks.');
  const timeline = timelineOf(scenes);
  const durationMs = timeline.reduce((sum, stretch) => sum + stretch.durationMs, 0);
  const alone = gridOf(1, CELLS.screens);
  const grid =
    kind === 'people'
      ? gridOf(seen.length, CELLS.people)
      : // One screen at a time, each in the same place.
        { ...alone, cells: seen.flatMap(() => alone.cells) };
  return inTemporaryFolder(async (folder) => {
    const files = [];
    for (const [index, { objectKey, audioCodec }] of tracks.entries()) {
      const path = join(folder, `track-${index}.mp4`);
      await fetchObject(objects, objectKey, path);
      files.push({ path, hasSound: audioCodec !== null });
    }
    const output = join(folder, 'film.mp4');
    await makeFilm(ffmpeg, { files, scenes, seen, grid, folder, output });
    await verifyByDecoding(ffmpeg, output, durationMs);
    const { videoCodec, audioCodec } = await inspectRecording(output, 0);
    const place = folderOf(subject);
    const pictures = await storePictures(
      { objects, ffmpeg, announce },
      { path: output, place, durationMs },
    );
    const stored = await storeFile(objects, { path: output, place: `${place}/film`, announce });
    return { file: { ...stored, durationMs, videoCodec, audioCodec }, timeline, pictures };
  });
}

type Made = Awaited<ReturnType<typeof make>>;

async function publishFilm(
  { db, clock }: FilmParts,
  { companyId, recordingId, kind, tracks, readAt }: Work,
  { file, timeline, pictures }: Made,
): Promise<void> {
  const last = timeline.at(-1);
  const gaps = findGaps({
    segments: timeline,
    startedAt: timeline[0]?.startedAt ?? 0,
    endedAt: (last?.startedAt ?? 0) + (last?.durationMs ?? 0),
  });
  const heard = { systemAudio: false, microphone: file.audioCodec !== null };
  await db.inCompany(companyId, async (tx) => {
    const at = clock();
    const published = {
      ...{ ...file, gaps, joinedAt: readAt, at },
      timeline: timeline.map((stretch) => ({ ...stretch, ...heard })),
    };
    if (!(await publish(tx, { companyId, recordingId, published }))) return;
    const verified = { joinedKey: file.objectKey, converted: null, pictures, at };
    await markVerified(tx, { companyId, recordingId, verified });
    const { objectKey, durationMs, sha256 } = file;
    const after = { objectKey, durationMs, sha256, film: kind, tracks: tracks.length };
    await recordAudit(tx, entryOf({ companyId, recordingId }, 'recording.published', after), at);
  });
}

async function fail(
  { db }: FilmParts,
  { companyId, recordingId, readAt }: Work,
  failure: string,
): Promise<void> {
  await db.inCompany(companyId, async (tx) => {
    const end = { status: 'failed' as const, failure, joinedAt: readAt };
    await giveUp(tx, { companyId, recordingId, end });
    const entry = entryOf({ companyId, recordingId }, 'recording.failed', { failure });
    await recordAudit(tx, entry, readAt);
  });
}

const entryOf = (
  { companyId, recordingId }: { readonly companyId: number; readonly recordingId: number },
  action: string,
  after: object,
) => ({
  ...{ companyId, actorKind: 'system', action, after },
  ...{ objectKind: 'recording', objectId: recordingId },
});
