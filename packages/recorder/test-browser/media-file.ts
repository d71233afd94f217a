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
  // A screen's frames come when they come: at a fixed rate two of them could share a time stamp.
  const decoded = await run('ffmpeg', [
    ...['-v', 'error', '-i', file, '-fps_mode', 'vfr', '-f', 'null', '-'],
  ]);
  const times = frames.stdout.split('\n').map(Number.parseFloat).filter(Number.isFinite);
  return {
    codecs: probe.stdout.split('\n').filter(Boolean).toSorted(),
    seconds: Math.max(...times),
    frames: times.length,
    errors: decoded.stderr.trim(),
  };
}
