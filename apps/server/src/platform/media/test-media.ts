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
