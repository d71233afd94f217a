import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { convertRecording, inspectRecording, MediaError, StoppedError } from './media.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-stopped-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program in FFmpeg's place. */
function ffmpegThat(does: string): string {
  const path = join(folder, `ffmpeg-${does.replaceAll(/\W/g, '')}`);
  writeFileSync(path, `#!/bin/sh\n${does}\n`);
  chmodSync(path, 0o755);
  return path;
}

const run = (program: string, ...args: string[]) => spawnSync(program, args).stdout.toString();

const convertBy = (ffmpeg: string) =>
  convertRecording(ffmpeg, {
    input: { path: 'in.mp4', demuxer: 'mov' },
    output: 'out.mp4',
    durationMs: 1_000,
  });

// A service manager that stops the server stops its children too, often first.
test.each([
  ['is stopped', 'kill -TERM $$'],
  ['was stopped and ends in order, as FFmpeg does', 'exit 255'],
])('[B5] a conversion that %s says nothing of the file', async (_, does) => {
  await expect(convertBy(ffmpegThat(does))).rejects.toThrow(StoppedError);
});

test('[B5] a conversion that fails by itself, or is killed at its bounds, does', async () => {
  await expect(convertBy(ffmpegThat('exit 1'))).rejects.toThrow(MediaError);
  await expect(convertBy(ffmpegThat('kill -KILL $$'))).rejects.toThrow(MediaError);
});

test('[B5] reading a file that is stopped says nothing of the file', async () => {
  const path = join(folder, 'nobody-writes');
  run('mkfifo', path);
  const outcome = inspectRecording(path, 0).catch((error: unknown) => error);
  const pid = await vi.waitFor(() => {
    const found = Number(run('pgrep', '-f', path).split('\n')[0]);
    return found > 0 ? found : Promise.reject(new Error('not there yet'));
  });
  process.kill(pid, 'SIGTERM');
  expect(await outcome).toBeInstanceOf(StoppedError);
});
