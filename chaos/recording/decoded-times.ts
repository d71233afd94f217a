import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { DecodedFile } from '../../packages/recorder/test-browser/media-file.ts';

type TimedFile = DecodedFile & {
  /** Seconds of each decoded picture. */
  readonly pictures: readonly number[];
  /** Seconds of each packet of sound. */
  readonly sounds: readonly number[];
};

/** One pass over every picture: an hour of them is not read twice. */
export async function decodeWithTimes(file: string): Promise<TimedFile> {
  const pictures: number[] = [];
  const errors: string[] = [];
  // As a player does: a screen's pictures come when they come, and sound is resampled.
  const child = spawn('ffmpeg', [
    ...['-hide_banner', '-nostats', '-nostdin', '-loglevel', 'level+info', '-i', file],
    ...['-vf', 'showinfo=checksum=0', '-fps_mode', 'vfr', '-af', 'aresample=async=1'],
    ...['-f', 'null', '-'],
  ]);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  for await (const line of createInterface({ input: child.stderr })) {
    const [, time] = /\[info\] n: *\d+ .*pts_time:([\d.]+)/.exec(line) ?? [];
    if (time !== undefined) pictures.push(Number(time));
    else if (/\[(error|fatal|panic)\]/.test(line)) errors.push(line);
  }
  const code = await ended;
  if (code !== 0) errors.push(`ffmpeg ended with ${code}`);
  const sounds = await probe(file, ['-select_streams', 'a:0', '-show_entries', 'packet=pts_time']);
  const codecs = await probe(file, ['-show_entries', 'stream=codec_name']);
  return {
    codecs: codecs.toSorted(),
    seconds: pictures.at(-1) ?? 0,
    frames: pictures.length,
    errors: errors.join('\n'),
    pictures,
    sounds: sounds.map(Number.parseFloat),
  };
}

/** The stretches in which nothing came, longer than `overMs`. */
export function holesOver(
  times: readonly number[],
  overMs: number,
): { readonly atSecond: number; readonly ms: number }[] {
  return times.slice(1).flatMap((time, index) => {
    const before = times[index] ?? time;
    const ms = Math.round((time - before) * 1_000);
    return ms > overMs ? [{ atSecond: Math.round(before), ms }] : [];
  });
}

async function probe(file: string, entries: readonly string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    'ffprobe',
    ['-v', 'error', ...entries, '-of', 'csv=p=0', file],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout.split('\n').filter(Boolean);
}
