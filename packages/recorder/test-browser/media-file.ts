import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface DecodedFile {
  readonly codecs: readonly string[];
  /** Seconds up to the last decoded video frame. */
  readonly seconds: number;
  readonly frames: number;
  /** What the decoder complained about; empty for a sound file. */
  readonly errors: string;
}

/** Seconds of a test picture with a tone, as WebM of the codecs that a recorder uses. */
export async function makeWebm(path: string, seconds: number): Promise<void> {
  await run('ffmpeg', [
    ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc2=size=640x360:rate=15:duration=${seconds}`],
    ...['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`],
    ...['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus', path],
  ]);
}

/** Decodes every frame, for only that shows that no byte is missing or doubled. */
export async function decode(file: string): Promise<DecodedFile> {
  const probe = await run('ffprobe', [
    ...['-v', 'error', '-show_entries', 'stream=codec_name', '-of', 'csv=p=0', file],
  ]);
  const frames = await run(
    'ffprobe',
    [
      ...['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'frame=pts_time'],
      ...['-of', 'csv=p=0', file],
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  // A screen's frames come when they come: at a fixed rate two of them could share a time stamp. So may
  // two packets of sound that a busy browser wrote in one millisecond; players resample, as this does.
  const decoded = await run('ffmpeg', [
    ...['-v', 'error', '-i', file, '-fps_mode', 'vfr', '-af', 'aresample=async=1'],
    ...['-f', 'null', '-'],
  ]);
  const times = frames.stdout.split('\n').map(Number.parseFloat).filter(Number.isFinite);
  return {
    codecs: probe.stdout.split('\n').filter(Boolean).toSorted(),
    seconds: Math.max(...times),
    frames: times.length,
    errors: decoded.stderr.trim(),
  };
}
