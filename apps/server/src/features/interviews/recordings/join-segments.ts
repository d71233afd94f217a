import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JoinedSegment } from '../../../platform/media/join-files.ts';
import { joinRecording } from '../../../platform/media/join-recording.ts';
import { convertRecording, hasFfmpeg, MediaError } from '../../../platform/media/media.ts';
import type { ObjectStore } from '@candor/folder-store';
import type { listSegments, TimelineEntry } from './recording-store.ts';
import { type Announce, fetchSegment, type StoredFile, storeFile } from './segment-files.ts';
import { inTemporaryFolder } from '../../../platform/media/temporary-folder.ts';

/** Segments of different kinds are brought to this frame before they are joined. */
const COMMON_FRAME = { width: 1280, height: 720 };

type Segments = Awaited<ReturnType<typeof listSegments>>;

export type JoinedFile = StoredFile & {
  readonly durationMs: number;
  readonly videoCodec: string;
  readonly audioCodec: string | null;
  readonly timeline: readonly TimelineEntry[];
  /** Left out: nothing of them could be read. */
  readonly unreadable: readonly { readonly segmentKey: string; readonly startedAt: number }[];
};

/** Only FFmpeg can join these segments, and there is none: worth trying again once it is installed. */
export class NoFfmpegError extends Error {
  override readonly name = 'NoFfmpegError';
}

type Tools = {
  readonly objects: ObjectStore;
  readonly ffmpeg: string;
  readonly announce: Announce;
  /** Of the recording; what comes later is left out. */
  readonly longestMs: number;
  /** Of a segment that began then, where not all of it may be kept. */
  readonly longestFrom?: ((startedAt: number) => number) | undefined;
};

/** Joins and stores them below `place`. Throws a MediaError when nothing can be played, or a NoFfmpegError. */
export function joinAll(
  { objects, ffmpeg, announce, longestMs, longestFrom }: Tools,
  completed: Segments,
  place: string,
): Promise<JoinedFile> {
  const groups = groupPieces(completed);
  return inTemporaryFolder(async (folder) => {
    const files: string[] = [];
    let bytes = 0;
    for (const [index, pieces] of groups.entries()) {
      const path = join(folder, `segment-${index}`);
      bytes += await fetchSegment(objects, pieces, path);
      files.push(path);
    }
    const target = join(folder, 'recording.mp4');
    const longest = {
      longestSeconds: longestMs / 1_000,
      longestOfEach:
        longestFrom &&
        groups.map(([first]) => (first ? longestFrom(first.startedAt.getTime()) / 1_000 : 0)),
    };
    let joined = await joinRecording({
      inputs: files,
      output: target,
      inputBytes: bytes,
      ...longest,
    });
    if (joined.outcome === 'different') {
      if (!(await hasFfmpeg(ffmpeg))) throw new NoFfmpegError('The segments differ.');
      const converted = await alike({ ffmpeg, longestMs }, groups, files);
      joined = await joinRecording({
        inputs: converted,
        output: target,
        inputBytes: bytes * 4,
        ...longest,
      });
    }
    if (joined.outcome !== 'joined') throw new MediaError('No segment can be read as video.');
    const { durationMs, videoCodec, audioCodec } = joined;
    const stored = await storeFile(objects, {
      path: target,
      place: `${place}/recording`,
      announce,
    });
    return {
      ...{ ...stored, durationMs, videoCodec, audioCodec },
      timeline: timelineOf(groups, joined.segments),
      unreadable: unreadableOf(groups, joined.segments),
    };
  });
}

/** Uploads of one segment in order of their bytes; segments in order of time. */
function groupPieces(segments: Segments): Segments[] {
  const groups = new Map<string, Segments>();
  for (const segment of segments) {
    groups.set(segment.segmentKey, [...(groups.get(segment.segmentKey) ?? []), segment]);
  }
  return [...groups.values()];
}

/** Two devices may record in different codecs: encoded alike, they can share a track. */
async function alike(
  { ffmpeg, longestMs }: Pick<Tools, 'ffmpeg' | 'longestMs'>,
  groups: readonly Segments[],
  files: readonly string[],
): Promise<string[]> {
  const made: string[] = [];
  for (const [index, path] of files.entries()) {
    const target = `${path}-alike.mp4`;
    const isMp4 = groups[index]?.[0]?.mimeType.startsWith('video/mp4') ?? false;
    const demuxer = isMp4 ? 'mov' : 'matroska';
    const options = { durationMs: longestMs, longestMs, frame: COMMON_FRAME };
    try {
      await convertRecording(ffmpeg, { input: { path, demuxer }, output: target, ...options });
      made.push(target);
    } catch (error) {
      if (!(error instanceof MediaError)) throw error;
      // Unreadable: as an empty file the join passes over it and keeps its place in the list.
      await writeFile(target, '');
      made.push(target);
    }
  }
  return made;
}

type Joined = readonly JoinedSegment[];

function unreadableOf(groups: readonly Segments[], joined: Joined): JoinedFile['unreadable'] {
  return groups.flatMap(([first], index) =>
    first !== undefined && joined[index]?.unreadable
      ? [{ segmentKey: first.segmentKey, startedAt: first.startedAt.getTime() }]
      : [],
  );
}

function timelineOf(groups: readonly Segments[], joined: Joined): TimelineEntry[] {
  return groups.flatMap((pieces, index) => {
    const place = joined[index];
    const [first] = pieces;
    if (place === undefined || place.unreadable || first === undefined) return [];
    const { systemAudio, microphone, begunAfter } = first;
    const { atMs, durationMs, holes } = place;
    const startedAt = first.startedAt.getTime();
    return [{ startedAt, atMs, durationMs, systemAudio, microphone, begunAfter, holes }];
  });
}
