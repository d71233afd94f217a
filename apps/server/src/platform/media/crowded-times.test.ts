import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinRecording } from './join-recording.ts';
import { verifyByDecoding } from './media.ts';
import { crowded, makeRecording, probe } from './test-media.ts';

let folder = '';
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-media-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('[BR-8] pictures that a busy browser wrote at one time are all there, and the rest decodes', async () => {
  const recording = await makeRecording(at('calm.webm'), {
    ...{ seconds: 6, sound: false, keyEvery: 60 },
  });
  await writeFile(at('busy.webm'), crowded(recording, 4));
  expect(await readFile(at('busy.webm'))).not.toEqual(recording);
  const result = await joinRecording({
    ...{ inputs: [at('busy.webm')], output: at('busy.mp4'), inputBytes: 1_000_000 },
  });
  if (result.outcome !== 'joined') throw new Error(`The outcome is ${result.outcome}`);
  expect(await probe(at('busy.mp4'))).toMatchObject({ frames: 90 });
  await verifyByDecoding('ffmpeg', at('busy.mp4'), result.durationMs);
});
