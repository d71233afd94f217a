import { join } from 'node:path';
import { convertRecording, joinRecording } from '../../platform/media/media.ts';
import type { JobData } from '../../platform/queue/queue.ts';
import type { RecordingParts } from './recording-parts.ts';
import { findGaps } from './recording-rules.ts';
import {
  claimProcessing,
  findRecording,
  giveUp,
  listSegments,
  publish,
  type TimelineEntry,
} from './recording-store.ts';
import { fetchSegment, inTemporaryFolder, storeFile } from './segment-files.ts';

/** A claim of this age is a killed worker's; joining takes seconds, and doing it twice is harmless. */
const CLAIM_MS = 30_000;
/** Segments of different kinds are brought to this frame before they are joined. */
const COMMON_FRAME = { width: 1280, height: 720 };

type Segments = Awaited<ReturnType<typeof listSegments>>;
type JoinParts = RecordingParts & { readonly ffmpeg: string };

/** Joins all finished segments of an interview that has ended into one seekable MP4. */
export function createJoinWorker(parts: JoinParts) {
  const { db, clock, queue } = parts;
  return async (data: JobData): Promise<void> => {
    const { companyId, attemptId } = data as { companyId: number; attemptId: number };
    const work = await db.inCompany(companyId, async (tx) => {
      const recording = await findRecording(tx, companyId, attemptId);
      if (recording === undefined || recording.attemptStatus === 'in-progress') return null;
      const segments = await listSegments(tx, companyId, recording.id);
      if (segments.some(({ status }) => status === 'open')) return null;
      const at = clock();
      const staleBefore = new Date(at.getTime() - CLAIM_MS);
      const claimed = await claimProcessing(tx, companyId, recording.id, { at, staleBefore });
      return claimed ? { recording, segments } : null;
    });
    if (work === null) return;
    const { recording, segments } = work;
    const whole = groupPieces(segments.filter(({ status }) => status === 'completed'));
    const result =
      whole.length === 0
        ? null
        : await joinAll(parts, whole, `companies/${companyId}/attempts/${attemptId}`);
    await db.inCompany(companyId, async (tx) => {
      if (result === null) return giveUp(tx, companyId, recording.id, 'empty', null);
      if (result === 'unreadable') {
        return giveUp(tx, companyId, recording.id, 'failed', 'No segment can be read as video.');
      }
      const from = recording.startedAt.getTime();
      const gaps = findGaps(result.timeline, from, (recording.endedAt ?? clock()).getTime());
      const published = await publish(tx, companyId, recording.id, {
        ...result,
        gaps,
        at: clock(),
      });
      if (published) await queue.send(tx, 'convert-recording', { companyId, attemptId });
    });
  };
}

/** Uploads of one segment in order of their bytes; segments in order of time. */
function groupPieces(segments: Segments): Segments[] {
  const groups = new Map<string, Segments>();
  for (const segment of segments) {
    groups.set(segment.segmentKey, [...(groups.get(segment.segmentKey) ?? []), segment]);
  }
  return [...groups.values()];
}

function joinAll(
  { objects, clock, ffmpeg }: JoinParts,
  groups: readonly Segments[],
  prefix: string,
) {
  return inTemporaryFolder(async (folder) => {
    const files: string[] = [];
    let bytes = 0;
    for (const [index, pieces] of groups.entries()) {
      const path = join(folder, `segment-${index}`);
      bytes += await fetchSegment(objects, pieces, path);
      files.push(path);
    }
    const target = join(folder, 'recording.mp4');
    let joined = await joinRecording(files, target, bytes);
    if (joined.outcome === 'different') {
      joined = await joinRecording(await alike(ffmpeg, files, folder), target, bytes * 4);
    }
    if (joined.outcome !== 'joined') return 'unreadable' as const;
    const objectKey = `${prefix}/recording-${clock().getTime()}.mp4`;
    const stored = await storeFile(objects, target, objectKey);
    const { durationMs, videoCodec, audioCodec } = joined;
    const timeline = timelineOf(groups, joined.segments);
    return { objectKey, ...stored, durationMs, videoCodec, audioCodec, timeline };
  });
}

/** Two devices may record in different codecs: encoded alike, they can share a track. */
async function alike(ffmpeg: string, files: readonly string[], folder: string): Promise<string[]> {
  const made: string[] = [];
  for (const [index, path] of files.entries()) {
    const target = join(folder, `alike-${index}.mp4`);
    const options = { durationMs: 3_600_000, frame: COMMON_FRAME };
    await convertRecording(ffmpeg, { path, demuxer: 'matroska' }, target, options);
    made.push(target);
  }
  return made;
}

function timelineOf(
  groups: readonly Segments[],
  joined: readonly { atMs: number; durationMs: number; unreadable: boolean }[],
): TimelineEntry[] {
  return groups.flatMap((pieces, index) => {
    const place = joined[index];
    const [first] = pieces;
    if (place === undefined || place.unreadable || first === undefined) return [];
    const { systemAudio, microphone } = first;
    const { atMs, durationMs } = place;
    return [{ startedAt: first.startedAt.getTime(), atMs, durationMs, systemAudio, microphone }];
  });
}
