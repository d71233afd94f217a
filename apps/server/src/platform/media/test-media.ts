import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type RecordingOptions = {
  readonly seconds: number;
  readonly size?: string;
  readonly codec?: 'vp8' | 'vp9' | 'h264';
  readonly sound?: boolean;
  /** Key picture every this many frames. */
  readonly keyEvery?: number;
};

/** A recording as a browser makes it: WebM without a length and without an index. */
export async function makeRecording(path: string, options: RecordingOptions): Promise<Buffer> {
  const { seconds, size = '320x180', codec = 'vp9', sound = true, keyEvery = 15 } = options;
  const encoder = { vp8: 'libvpx', vp9: 'libvpx-vp9', h264: 'libx264' }[codec];
  const audio = sound
    ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`, '-c:a', 'libopus']
    : ['-an'];
  const input = ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=15:duration=${seconds}`];
  const video = ['-c:v', encoder, '-b:v', '200k', '-g', String(keyEvery), '-pix_fmt', 'yuv420p'];
  const fast = codec === 'h264' ? ['-preset', 'ultrafast'] : ['-deadline', 'realtime'];
  const speed = codec === 'vp9' ? ['-cpu-used', '8'] : [];
  const inputs = sound ? [...input, ...audio.slice(0, 4)] : input;
  const sounds = sound ? audio.slice(4) : audio;
  // A pipe cannot be rewound: no length and no index are written, as by a browser.
  const { stdout } = await run(
    'ffmpeg',
    ['-v', 'error', ...inputs, ...video, ...fast, ...speed, ...sounds, '-f', 'matroska', 'pipe:1'],
    { encoding: 'buffer', maxBuffer: 256 * 1024 * 1024 },
  );
  await writeFile(path, stdout);
  return stdout;
}

export type Probe = {
  readonly seconds: number;
  readonly video: string;
  readonly audio: string | null;
  readonly frames: number;
};

/** What ffprobe, which did not make the file, says is in it, every frame decoded. */
export async function probe(path: string): Promise<Probe> {
  const { stdout } = await run('ffprobe', [
    ...['-v', 'error', '-count_frames', '-of', 'json'],
    ...['-show_entries', 'format=duration:stream=codec_type,codec_name,nb_read_frames', path],
  ]);
  const { format, streams } = JSON.parse(stdout) as {
    format: { duration: string };
    streams: { codec_type: string; codec_name: string; nb_read_frames: string }[];
  };
  const video = streams.find(({ codec_type }) => codec_type === 'video');
  const audio = streams.find(({ codec_type }) => codec_type === 'audio');
  return {
    seconds: Number(format.duration),
    video: video?.codec_name ?? '',
    audio: audio?.codec_name ?? null,
    frames: Number(video?.nb_read_frames ?? 0),
  };
}

/** The first `keep` bytes of the file, in a file of their own. */
export async function cut(path: string, keep: number, to: string): Promise<string> {
  await rm(to, { force: true });
  await writeFile(to, (await readFile(path)).subarray(0, keep));
  return to;
}

/** Such as 640x360. */
export async function pictureSize(path: string): Promise<string> {
  const entries = ['-show_entries', 'stream=width,height', '-of', 'csv=p=0:s=x'];
  return (await run('ffprobe', ['-v', 'error', ...entries, path])).stdout.trim();
}

const CLUSTER = Buffer.from('1f43b675', 'hex');
const SIMPLE_BLOCK = 0xa3;
/** What stands before the first block: a sum, and the time of the cluster. */
const HEADS = [0xbf, 0xe7];

/** The recording with every `nth` picture at the very time of the one before, as a busy browser writes them. */
export function crowded(recording: Buffer, nth: number): Buffer {
  const changed = Buffer.from(recording);
  for (let at = changed.indexOf(CLUSTER); at !== -1; at = changed.indexOf(CLUSTER, at + 1)) {
    const times = blockTimes(changed, at + CLUSTER.length);
    for (const [index, place] of times.entries()) {
      const before = times[index - 1];
      if (before === undefined || index % nth !== 0) continue;
      changed.writeInt16BE(changed.readInt16BE(before), place);
    }
  }
  return changed;
}

/** Where the times of a cluster's blocks stand, in order. */
function blockTimes(file: Buffer, behindId: number): number[] {
  const places: number[] = [];
  let at = behindId + sizeAt(file, behindId).length;
  while (file[at] === SIMPLE_BLOCK || HEADS.includes(file[at] ?? 0)) {
    const { value, length } = sizeAt(file, at + 1);
    const content = at + 1 + length;
    // Behind the number of the track, which is one byte.
    if (file[at] === SIMPLE_BLOCK) places.push(content + 1);
    at = content + value;
  }
  return places;
}

/** A size of EBML: leading zeros of the first byte say how many bytes follow. */
function sizeAt(file: Buffer, at: number): { readonly value: number; readonly length: number } {
  const first = file[at] ?? 0;
  const length = Math.clz32(first) - 23;
  let value = first & (0xff >> length);
  for (let byte = 1; byte < length; byte += 1) value = value * 256 + (file[at + byte] ?? 0);
  return { value, length };
}
