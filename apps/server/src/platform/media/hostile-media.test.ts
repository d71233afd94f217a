import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinRecording } from './join-recording.ts';
import { convertRecording, MediaError, takePictures } from './media.ts';
import { withStreamSide } from './test-hostile-bombs.ts';
import {
  type HostileFile,
  holdsSecret,
  makeHostileFiles,
  secretText,
} from './test-hostile-media.ts';
import { makeRecording } from './test-media.ts';

let folder = '';
let files: HostileFile[] = [];
const asked: string[] = [];
const trap = createServer((request, reply) => {
  asked.push(request.url ?? '');
  reply.end(secretText);
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-hostile-'));
  const secretPath = join(folder, 'secret.txt');
  await writeFile(secretPath, secretText);
  trap.listen(0, '127.0.0.1');
  await once(trap, 'listening');
  const url = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/`;
  files = await makeHostileFiles(folder, { url, secretPath });
});

afterAll(async () => {
  trap.close();
  await rm(folder, { recursive: true, force: true });
});

test('[E9] hostile files are unreadable, or give their video and nothing else', async () => {
  const output = join(folder, 'joined.mp4');
  for (const { name, path, plays } of files) {
    await rm(output, { force: true });
    const { outcome } = await joinRecording({ inputs: [path], output, inputBytes: 1_000_000 });
    expect([name, outcome]).toEqual([name, plays ? 'joined' : 'unreadable']);
    expect([name, await holdsSecret(output)]).toEqual([name, false]);
  }
  expect(asked).toEqual([]);
});

test('[E9] FFmpeg opens no other file and no address for any of them', async () => {
  const output = join(folder, 'converted.mp4');
  const wrong = [
    ...['thousand streams', 'time of a thousand million seconds', 'day between two pictures'],
  ];
  for (const { name, path, plays } of files.filter((file) => !wrong.includes(file.name))) {
    for (const demuxer of ['mov', 'matroska'] as const) {
      await rm(output, { force: true });
      const converting = convertRecording('ffmpeg', {
        input: { path, demuxer },
        output,
        durationMs: 2_000,
      });
      // As video of the other kind it is none; what makes a converted file is video of its own kind.
      const problem = await converting.then(
        () => null,
        (error: unknown) => error,
      );
      // What FFmpeg is given was joined before, and that refuses such sides.
      const isVideo = plays || name.startsWith('picture of') || name.startsWith('picture without');
      if (!isVideo)
        expect([name, demuxer, problem]).toEqual([name, demuxer, expect.any(MediaError)]);
      expect([name, await holdsSecret(output)]).toEqual([name, false]);
    }
  }
  expect(asked).toEqual([]);
});

test('[E9] what comes after the longest time that an interview can take is left out', async () => {
  const { path } = files.find(({ name }) => name === 'day between two pictures') ?? { path: '' };
  const joined = await joinRecording({
    inputs: [path],
    output: join(folder, 'bounded.mp4'),
    inputBytes: 1_000_000,
    longestSeconds: 40 * 60,
  });
  expect(joined).toMatchObject({ outcome: 'joined', packets: 15 });
});

test('[E9] no room is made for pictures that claim more than any screen has', async () => {
  const picture = await makeRecording(join(folder, 'picture.webm'), {
    seconds: 0.05,
    sound: false,
  });
  const path = join(folder, 'claims.webm');
  await writeFile(path, withStreamSide(picture, 16_000));
  const input = { path, demuxer: 'matroska' } as const;
  const to = join(folder, 'claimed.mp4');
  const converting = convertRecording('ffmpeg', { input, output: to, durationMs: 2_000 });
  await expect(converting).rejects.toThrow(/exceeds specified max pixel count/);
});

test('[E9] no picture is taken of what is no video', async () => {
  const to = { poster: join(folder, 'poster.jpg'), thumbnails: join(folder, 'thumbnails.jpg') };
  const [playlist] = files;
  const taking = takePictures({
    ffmpeg: 'ffmpeg',
    path: playlist?.path ?? '',
    to,
    durationMs: 2_000,
  });
  await expect(taking).rejects.toThrow(MediaError);
  expect(existsSync(to.poster)).toBe(false);
});
