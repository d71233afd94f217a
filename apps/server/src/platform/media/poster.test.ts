import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takePictures } from './media.ts';

let folder = '';
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-poster-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Of colours one after the other, each with its seconds. */
function film(
  name: string,
  parts: readonly (readonly [colour: string, seconds: number])[],
): string {
  const sources = parts.map(([colour, seconds]) => `color=${colour}:s=320x180:r=5:d=${seconds}`);
  const inputs = sources.flatMap((source) => ['-f', 'lavfi', '-i', source]);
  const joined = `concat=n=${parts.length}:v=1`;
  const made = ['-filter_complex', joined, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-y'];
  execFileSync('ffmpeg', ['-v', 'error', ...inputs, ...made, at(name)]);
  return at(name);
}

/** Of 255. */
function brightness(path: string): number {
  const one = ['-vf', 'scale=1:1,format=gray', '-f', 'rawvideo', '-'];
  return execFileSync('ffmpeg', ['-v', 'error', '-i', path, ...one])[0] ?? 0;
}

test.each([
  ['begins black', [['black', 6] as const, ['white', 2] as const], 8_000, 255],
  ['is black for more than a minute', [['black', 75] as const, ['white', 5] as const], 80_000, 255],
  ['is black to its end', [['black', 6] as const], 6_000, 0],
])(
  '[RV-5] of a recording that %s the poster shows what there is to see',
  async (_, parts, durationMs, seen) => {
    const to = { poster: at('poster.jpg'), thumbnails: at('thumbnails.jpg') };
    await takePictures({ ffmpeg: 'ffmpeg', path: film('film.mp4', parts), to, durationMs });
    expect(Math.abs(brightness(to.poster) - seen)).toBeLessThan(20);
  },
);
