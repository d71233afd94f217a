import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Bounds, runBounded } from './bounded-process.ts';
import type { Inspection } from './inspect-file.ts';
import { type ThumbnailGrid, thumbnailGrid } from './picture-rules.ts';

/** The file cannot be worked with, now or later. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
}

/** It would take more memory than a stranger's file is given. */
class MemoryError extends MediaError {}

/** There was no room for what was being made: worth trying again, whatever the file is. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

/** The program was told to stop, as by whoever stops this server: worth trying again, whatever the file is. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

const program = fileURLToPath(new URL('./media-program.ts', import.meta.url));
const MB = 1024 * 1024;

/** QUALITY E9: what a program that reads a stranger's file may keep in memory. */
const MEMORY_BYTES = 512 * MB;
/**
 * V8 reserves half a gigabyte of writable addresses for code where it has 64 bits of x86, and an eighth
 * elsewhere, and uses a few megabytes of it. Measured: it does not start with less than 550 MB in all.
 */
const CODE_BYTES = (process.arch === 'x64' ? 512 : 128) * MB;
/** Objects; what is read of files lies beside them. */
const HEAP_MB = 192;

/** Node as it reads what a stranger made. */
export const readerNode = [
  process.execPath,
  `--max-old-space-size=${HEAP_MB}`,
  '--no-warnings',
] as const;

/** `seconds` of processor time; a machine with other work may take four times as long. */
export function readerBounds(seconds: number): Bounds {
  const memoryBytes = MEMORY_BYTES + CODE_BYTES;
  return { timeoutMs: seconds * 4_000, cpuSeconds: seconds, memoryBytes };
}

/** Walks the whole index of an MP4 made by us. */
export function inspectRecording(path: string, bytes: number): Promise<Inspection> {
  return runProgram<Inspection>(['inspect', path], 30 + bytes / (10 * MB));
}

/** See `readerBounds`. */
export async function runProgram<T>(args: readonly string[], seconds: number): Promise<T> {
  const end = await runBounded([...readerNode, program, ...args], readerBounds(seconds));
  if (end.exitCode !== 0) {
    if (end.wasStopped) throw new StoppedError('The reading was stopped');
    refuseFullDisk(end.stderr);
    throw new MediaError(
      end.timedOut ? `Not done within ${seconds} s` : `Cannot be read: ${end.stderr.slice(-500)}`,
    );
  }
  return JSON.parse(end.stdout) as T;
}

/** What a source says of its colours would go into the stream's head, which must be alike to join. */
const sameColours = 'setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709:range=tv';

/** The size to which segments of different kinds are brought before they are joined. */
export type Frame = { readonly width: number; readonly height: number };

type Conversion = {
  readonly input: { readonly path: string; readonly demuxer: 'mov' | 'matroska' };
  readonly output: string;
  readonly durationMs: number;
  readonly frame?: Frame;
  readonly longestMs?: number;
};

/**
 * H.264 and AAC by the specification's options (MC-1: ultrafast, quality 28, at most 2 Mbit/s). `-r 30`
 * because what a browser records has no frame rate and would be taken for 1000 pictures a second; a hole
 * is so filled with pictures, which `longestMs` bounds where the input's own word is all there is.
 */
export async function convertRecording(ffmpeg: string, conversion: Conversion): Promise<void> {
  try {
    await convert(ffmpeg, conversion);
  } catch (error) {
    if (!(error instanceof MemoryError)) throw error;
    // One thread is slower, and holds half as many pictures: enough for a 5K screen.
    await convert(ffmpeg, conversion, '1');
  }
}

async function convert(
  ffmpeg: string,
  { input, output, durationMs, frame, longestMs }: Conversion,
  threads = THREADS,
): Promise<void> {
  const size = frame
    ? `scale=${frame.width}:${frame.height}:force_original_aspect_ratio=decrease,` +
      `pad=${frame.width}:${frame.height}:-1:-1,setsar=1,${sameColours}`
    : // H.264 wants even sides.
      'pad=ceil(iw/2)*2:ceil(ih/2)*2';
  await runFfmpeg(
    ffmpeg,
    [
      ...reading(input, threads),
      // Titles and chapters are a stranger's text.
      ...['-map_metadata', '-1', '-map_chapters', '-1'],
      ...['-map', '0:v:0', '-map', '0:a:0?', '-r', '30', '-vf', size, '-pix_fmt', 'yuv420p'],
      ...[
        '-threads',
        threads,
        '-filter_threads',
        '1',
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
        '-crf',
        '28',
        '-maxrate',
        '2M',
      ],
      ...['-bufsize', '4M', '-c:a', 'aac', '-ac', '2', '-ar', '48000'],
      ...(longestMs === undefined ? [] : ['-t', String(longestMs / 1000)]),
      ...['-movflags', '+faststart', '-f', 'mp4', '-y', output],
    ],
    durationMs,
  );
}

/** Decodes every picture and every sound of an MP4. Throws a MediaError when one cannot be decoded. */
export async function verifyByDecoding(
  ffmpeg: string,
  path: string,
  durationMs: number,
): Promise<void> {
  const input = { path, demuxer: 'mov' } as const;
  await runFfmpeg(
    ffmpeg,
    ['-xerror', ...reading(input), '-map', '0', '-f', 'null', '-'],
    durationMs,
  );
}

/** A poster and the pictures of a seek bar, as JPEG. `path` is an MP4 that decodes. */
export async function takePictures({
  ffmpeg,
  path,
  to,
  durationMs,
}: {
  readonly ffmpeg: string;
  readonly path: string;
  readonly to: { readonly poster: string; readonly thumbnails: string };
  readonly durationMs: number;
}): Promise<ThumbnailGrid> {
  const grid = thumbnailGrid(durationMs);
  const input = reading({ path, demuxer: 'mov' });
  const jpeg = ['-frames:v', '1', '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-f', 'image2', '-y'];
  await takePoster({ ffmpeg, input, durationMs, end: [...jpeg, to.poster], poster: to.poster });
  const { everyMs, width, height, columns, rows } = grid;
  // The last picture goes on until the grid is full: behind it there is no other key picture.
  const tiles =
    `tpad=stop=-1:stop_mode=clone,fps=1000/${everyMs}:start_time=0,scale=${width}:${height}:force_original_aspect_ratio=decrease,` +
    `pad=${width}:${height}:-1:-1,tile=${columns}x${rows}`;
  // Key pictures are enough, and ten times as fast to decode.
  const sprite = ['-skip_frame', 'nokey', ...input, '-vf', tiles, '-q:v', '6', ...jpeg];
  await runFfmpeg(ffmpeg, [...sprite, to.thumbnails], durationMs);
  // FFmpeg succeeds without a picture where it finds none.
  if (![to.poster, to.thumbnails].every((file) => existsSync(file))) {
    throw new MediaError('No picture could be taken');
  }
  return grid;
}

type PosterParts = {
  readonly ffmpeg: string;
  readonly input: readonly string[];
  readonly durationMs: number;
  readonly poster: string;
  readonly end: readonly string[];
};

/** Black is 16 of 235, a page in the dark scheme about 40. */
const SOMETHING_SEEN =
  'signalstats,metadata=select:key=lavfi.signalstats.YAVG:value=24:function=greater';

/**
 * Somebody who shares a screen begins with a black picture, or with a camera that is covered: the first on which
 * something is seen. It is looked for in a minute of all pictures, then among the key pictures of the rest; where the
 * whole recording is black, so is its poster.
 */
async function takePoster({ ffmpeg, input, durationMs, end, poster }: PosterParts): Promise<void> {
  const at = ['-ss', String(Math.min(durationMs / 10, 5_000) / 1000)];
  const scaled = 'scale=640:-2';
  rmSync(poster, { force: true });
  for (const [looking, filters] of [
    [[...at, '-t', '60'], `${scaled},${SOMETHING_SEEN}`],
    [[...at, '-skip_frame', 'nokey'], `${scaled},${SOMETHING_SEEN}`],
    [at, scaled],
  ] as const) {
    await runFfmpeg(
      ffmpeg,
      [...looking, ...input, '-vf', filters, '-q:v', '5', ...end],
      durationMs,
    );
    if (existsSync(poster)) return;
  }
}

export async function hasFfmpeg(ffmpeg: string): Promise<boolean> {
  const bounds = { timeoutMs: 10_000, cpuSeconds: 10, memoryBytes: MEMORY_BYTES };
  const end = await runBounded([ffmpeg, '-version'], bounds);
  return end.exitCode === 0;
}

/**
 * An 8K screen. A picture's own head may claim more than its container says: 47 KB that claimed 16,000 by
 * 16,000 took 2.3 GB.
 */
const MOST_PIXELS = 8192 * 4320;

/**
 * Each thread holds pictures of its own: with two, a 4K screen converts in 314 MB, with four it needs 442. Before an input
 * it is said of decoding, before an output of encoding.
 */
const THREADS = '2';

/** Naming the demuxer keeps a playlist that calls itself a recording from being followed. */
export function reading(
  input: { readonly path: string; readonly demuxer: string },
  threads = THREADS,
): string[] {
  const bounds = ['-protocol_whitelist', 'file', '-max_pixels', String(MOST_PIXELS)];
  return ['-threads', threads, ...bounds, '-f', input.demuxer, '-i', input.path];
}

const outOfMemory =
  /\bmalloc of size \d+ failed|: Cannot allocate memory\s*$|\] get_buffer\(\) failed\s*$/m;

/** FFmpeg ends in order when it is told to stop, with this. */
const FFMPEG_STOPPED = 255;

export async function runFfmpeg(
  ffmpeg: string,
  args: readonly string[],
  durationMs: number,
): Promise<void> {
  // The specification's 30 s, and beyond them twice the length: measured 0.2 CPU seconds a second.
  const seconds = Math.min(30 + (2 * durationMs) / 1000, 3_000);
  const end = await runBounded([ffmpeg, '-nostdin', '-hide_banner', '-v', 'error', ...args], {
    timeoutMs: seconds * 1000,
    cpuSeconds: seconds * 2,
    memoryBytes: MEMORY_BYTES,
    isPatient: true,
  });
  // FFmpeg goes on without a picture that it has no room for, and says that all went well.
  if (outOfMemory.test(end.stderr)) throw new MemoryError('ffmpeg had not enough memory');
  if (end.exitCode === 0) return;
  if (end.wasStopped || end.exitCode === FFMPEG_STOPPED) {
    throw new StoppedError('ffmpeg was stopped');
  }
  refuseFullDisk(end.stderr);
  throw new MediaError(
    end.timedOut
      ? `ffmpeg was not done within ${Math.round(seconds)} s`
      : `ffmpeg ended with ${end.exitCode}: ${end.stderr.slice(-500)}`,
  );
}

/** Node names the code, FFmpeg the text of it; a name of a file or a tag in it comes to neither. */
function refuseFullDisk(stderr: string): void {
  if (/\bENOSPC\b|\bEDQUOT\b|: (?:No space left on device|Disk quota exceeded)\s*$/m.test(stderr)) {
    throw new NoRoomError('There is no room left on the disk');
  }
}
