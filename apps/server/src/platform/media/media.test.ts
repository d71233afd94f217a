import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBounded } from './bounded-process.ts';
import { joinFiles, type JoinResult } from './join-files.ts';
import { joinRecording } from './join-recording.ts';
import {
  convertRecording,
  hasFfmpeg,
  MediaError,
  NoRoomError,
  readerBounds,
  readerNode,
  takePictures,
  verifyByDecoding,
} from './media.ts';
import { cut, makeRecording, pictureSize, probe } from './test-media.ts';

let folder = '';
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-media-'));
  await makeRecording(at('six.webm'), { seconds: 6 });
  await makeRecording(at('four.webm'), { seconds: 4, size: '640x360' });
  await makeRecording(at('silent.webm'), { seconds: 2, sound: false });
  await makeRecording(at('vp8.webm'), { seconds: 2, codec: 'vp8' });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function joined(result: JoinResult) {
  if (result.outcome !== 'joined') throw new Error(`The outcome is ${result.outcome}`);
  return result;
}

test('[BR-8] a recorded WebM becomes an MP4 with a length and an index, nothing encoded', async () => {
  await expect(probe(at('six.webm'))).resolves.toMatchObject({ seconds: Number.NaN });
  const result = joined(
    await joinRecording({ inputs: [at('six.webm')], output: at('out.mp4'), inputBytes: 1_000_000 }),
  );
  expect(result).toMatchObject({ videoCodec: 'vp9', audioCodec: 'opus', width: 320, height: 180 });
  const found = await probe(at('out.mp4'));
  expect(found).toMatchObject({ video: 'vp9', audio: 'opus', frames: 90 });
  expect(Math.abs(found.seconds - 6)).toBeLessThan(0.1);
  expect(Math.abs(result.durationMs - 6_000)).toBeLessThan(100);
  await verifyByDecoding('ffmpeg', at('out.mp4'), result.durationMs);
});

test('[BR-8] the MP4 is seekable: a picture of its middle is found through the index', async () => {
  joined(
    await joinRecording({
      inputs: [at('six.webm')],
      output: at('seek.mp4'),
      inputBytes: 1_000_000,
    }),
  );
  const args = ['-v', 'error', '-ss', '3', '-i', at('seek.mp4'), '-frames:v', '1'];
  const picture = execFileSync('ffmpeg', [...args, '-f', 'image2pipe', '-c:v', 'png', '-']);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
});

test('segments of other sizes and without sound follow each other on one time line', async () => {
  const inputs = ['six.webm', 'silent.webm', 'four.webm'].map(at);
  const result = joined(
    await joinRecording({ inputs, output: at('three.mp4'), inputBytes: 1_000_000 }),
  );
  expect(result.segments.map(({ unreadable }) => unreadable)).toEqual([false, false, false]);
  for (const [index, ms] of [6_000, 2_000, 4_000].entries()) {
    expect(Math.abs((result.segments[index]?.durationMs ?? 0) - ms)).toBeLessThan(150);
  }
  expect(result.segments[2]?.atMs).toBe(
    (result.segments[0]?.durationMs ?? 0) + (result.segments[1]?.durationMs ?? 0),
  );
  const found = await probe(at('three.mp4'));
  expect(Math.abs(found.seconds - 12)).toBeLessThan(0.3);
  expect(found.frames).toBe(180);
  await verifyByDecoding('ffmpeg', at('three.mp4'), result.durationMs);
});

test('[BR-7] where neither picture nor sound came, the segment says so; a still screen is no hole', async () => {
  const later = "setts=ts='if(gte(TS,2000),TS+3000,TS)'";
  const rare = "noise=drop='not(key)'";
  const edit = (from: string, to: string, ...filters: string[]) =>
    execFileSync('ffmpeg', [
      ...['-v', 'error', '-y', '-i', at(from), '-c', 'copy', ...filters, '-f', 'matroska', at(to)],
    ]);
  edit('six.webm', 'asleep.webm', '-bsf:v', later, '-bsf:a', later);
  edit('six.webm', 'still.webm', '-bsf:v', rare);
  const holesOf = async (name: string) =>
    joined(
      await joinRecording({ inputs: [at(name)], output: at('holes.mp4'), inputBytes: 1_000_000 }),
    ).segments[0]?.holes;
  const [hole, ...more] = (await holesOf('asleep.webm')) ?? [];
  expect(more).toEqual([]);
  expect(Math.abs((hole?.atMs ?? 0) - 2_000)).toBeLessThan(100);
  expect(Math.abs((hole?.missingMs ?? 0) - 3_000)).toBeLessThan(100);
  expect(await holesOf('still.webm')).toEqual([]);
  expect(await holesOf('silent.webm')).toEqual([]);
});

test('a recording that was cut off anywhere plays to the cut', async () => {
  const { size } = await stat(at('six.webm'));
  let longest = 0;
  for (let share = 1; share <= 20; share += 1) {
    const path = await cut(at('six.webm'), Math.floor((size * share) / 20) - 7, at('cut.webm'));
    const result = await joinFiles([path], at('cut.mp4'));
    const ms = result.outcome === 'joined' ? result.durationMs : 0;
    expect(ms).toBeGreaterThanOrEqual(longest);
    longest = ms;
    if (ms > 0) await verifyByDecoding('ffmpeg', at('cut.mp4'), ms);
  }
  expect(longest).toBeGreaterThan(5_800);
});

test('a segment that is no recording is passed over and said to be unreadable', async () => {
  await writeFile(at('noise.webm'), randomBytes(100_000));
  await writeFile(at('empty.webm'), '');
  const inputs = ['noise.webm', 'six.webm', 'empty.webm'].map(at);
  const result = joined(
    await joinRecording({ inputs, output: at('some.mp4'), inputBytes: 1_000_000 }),
  );
  expect(result.segments.map(({ unreadable }) => unreadable)).toEqual([true, false, true]);
  expect(
    await joinRecording({ inputs: [at('noise.webm')], output: at('none.mp4'), inputBytes: 1_000 }),
  ).toEqual({
    outcome: 'unreadable',
  });
  expect(existsSync(at('none.mp4'))).toBe(false);
});

test('[B8] bytes behind the last cluster that are no element end the file, and not the worker', async () => {
  const whole = await readFile(at('six.webm'));
  const trap = Buffer.concat([
    whole,
    Buffer.from('PK behind the last cluster, and no element in it'),
  ]);
  await writeFile(at('trap.webm'), trap);
  const alone = joined(
    await joinRecording({
      inputs: [at('trap.webm')],
      output: at('trapped.mp4'),
      inputBytes: 1_000_000,
    }),
  );
  expect(Math.abs(alone.durationMs - 6_000)).toBeLessThan(150);
  await verifyByDecoding('ffmpeg', at('trapped.mp4'), alone.durationMs);
});

test('flipped bytes end the recording early at worst', async () => {
  const whole = await readFile(at('six.webm'));
  for (let flip = 0; flip < 60; flip += 1) {
    const damaged = Buffer.from(whole);
    // Spread over the file, the first of them into its head.
    const position = Math.floor((flip * whole.length) / 60) + 5;
    damaged[position] = (damaged[position] ?? 0) ^ 0xff;
    await writeFile(at('flipped.webm'), damaged);
    const result = await joinFiles([at('flipped.webm')], at('flipped.mp4'));
    const ms = result.outcome === 'joined' ? result.durationMs : 0;
    expect(ms).toBeLessThan(24 * 3600 * 1000);
  }
});

test('segments that cannot share a track are not joined until they are converted alike', async () => {
  const inputs = [at('six.webm'), at('vp8.webm')];
  expect(await joinRecording({ inputs, output: at('mixed.mp4'), inputBytes: 1_000_000 })).toEqual({
    outcome: 'different',
  });
  const frame = { width: 640, height: 360 };
  const alike: string[] = [];
  for (const [index, path] of inputs.entries()) {
    const output = at(`alike-${index}.mp4`);
    const input = { path, demuxer: 'matroska' } as const;
    await convertRecording('ffmpeg', { input, output, durationMs: 6_000, frame });
    alike.push(output);
  }
  const result = joined(
    await joinRecording({ inputs: alike, output: at('mixed.mp4'), inputBytes: 1_000_000 }),
  );
  expect(Math.abs(result.durationMs - 8_000)).toBeLessThan(300);
  await verifyByDecoding('ffmpeg', at('mixed.mp4'), result.durationMs);
});

test('[MC-1] conversion gives H.264 and AAC at 30 pictures a second', async () => {
  joined(
    await joinRecording({ inputs: [at('six.webm')], output: at('raw.mp4'), inputBytes: 1_000_000 }),
  );
  const input = { path: at('raw.mp4'), demuxer: 'mov' } as const;
  await convertRecording('ffmpeg', { input, output: at('final.mp4'), durationMs: 6_000 });
  expect(await probe(at('final.mp4'))).toMatchObject({ video: 'h264', audio: 'aac', frames: 180 });
  await verifyByDecoding('ffmpeg', at('final.mp4'), 6_000);
});

test('[RV-5] a recording gets a poster and the pictures of its seek bar', async () => {
  joined(
    await joinRecording({
      inputs: [at('six.webm')],
      output: at('pictured.mp4'),
      inputBytes: 1_000_000,
    }),
  );
  const to = { poster: at('poster.jpg'), thumbnails: at('thumbnails.jpg') };
  const grid = await takePictures({
    ffmpeg: 'ffmpeg',
    path: at('pictured.mp4'),
    to,
    durationMs: 6_000,
  });
  expect(grid).toMatchObject({ columns: 3, rows: 1 });
  expect([await pictureSize(to.poster), await pictureSize(to.thumbnails)]).toEqual([
    '640x360',
    '480x90',
  ]);
  const input = { path: at('pictured.mp4'), demuxer: 'mov' } as const;
  await convertRecording('ffmpeg', { input, output: at('one-key.mp4'), durationMs: 6_000 });
  await takePictures({ ffmpeg: 'ffmpeg', path: at('one-key.mp4'), to, durationMs: 6_000 });
  expect(await pictureSize(to.thumbnails)).toBe('480x90');
});

test('a file that does not decode is not verified', async () => {
  joined(
    await joinRecording({ inputs: [at('six.webm')], output: at('bad.mp4'), inputBytes: 1_000_000 }),
  );
  const bytes = await readFile(at('bad.mp4'));
  bytes.fill(0xff, 20_000, 40_000);
  await writeFile(at('bad.mp4'), bytes);
  await expect(verifyByDecoding('ffmpeg', at('bad.mp4'), 6_000)).rejects.toThrow('ffmpeg ended');
});

test('a playlist that calls itself a recording is not followed', async () => {
  await writeFile(at('list.mp4'), '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:9/x.ts\n');
  const input = { path: at('list.mp4'), demuxer: 'mov' } as const;
  const converted = convertRecording('ffmpeg', {
    input,
    output: at('list-out.mp4'),
    durationMs: 1_000,
  });
  await expect(converted).rejects.toThrow('ffmpeg ended');
  expect(
    await joinRecording({ inputs: [at('list.mp4')], output: at('list-out.mp4'), inputBytes: 100 }),
  ).toEqual({
    outcome: 'unreadable',
  });
});

test('a program that does not end is ended, with all it started', async () => {
  const bounds = { timeoutMs: 300, cpuSeconds: 5, memoryBytes: 64 * 1024 * 1024 };
  const end = await runBounded(['sh', '-c', 'sleep 60 & wait'], bounds);
  expect(end).toMatchObject({ timedOut: true, exitCode: null });
});

test('a program that eats memory or time is stopped', async () => {
  const memory = { timeoutMs: 20_000, cpuSeconds: 10, memoryBytes: 64 * 1024 * 1024 };
  const eater = ['head', '-c', '500000000', '/dev/zero'];
  const end = await runBounded(['sh', '-c', `x=$(${eater.join(' ')} | tr '\\0' x)`], memory);
  expect(end.exitCode).not.toBe(0);
  const spin = { ...memory, cpuSeconds: 1 };
  expect((await runBounded(['sh', '-c', 'while :; do :; done'], spin)).exitCode).not.toBe(0);
});

test('[E9] what reads a stranger’s file has half a gigabyte for all it keeps', async () => {
  const keep = (megabytes: number) => {
    const kept = `Array.from({ length: ${megabytes} }, () => Buffer.alloc(2 ** 20, 1)).length`;
    return runBounded([...readerNode, '--print', kept], readerBounds(20));
  };
  expect(await keep(300)).toMatchObject({ exitCode: 0, stdout: '300\n' });
  expect((await keep(600)).exitCode).not.toBe(0);
});

test('whether there is an ffmpeg is found out', async () => {
  expect(await hasFfmpeg('ffmpeg')).toBe(true);
  expect(await hasFfmpeg('/nowhere/ffmpeg')).toBe(false);
});

test('[B9] a full disk is not the fault of the file: joining and converting say which it was', async () => {
  await expect(
    joinRecording({ inputs: [at('six.webm')], output: '/dev/full', inputBytes: 1_000_000 }),
  ).rejects.toThrow(NoRoomError);
  const input = { path: at('six.webm'), demuxer: 'matroska' } as const;
  await expect(
    convertRecording('ffmpeg', { input, output: '/dev/full', durationMs: 6_000 }),
  ).rejects.toThrow(NoRoomError);
  const broken = { path: at('broken.webm'), demuxer: 'matroska' } as const;
  await writeFile(broken.path, 'No space left on device? No video.');
  await expect(
    convertRecording('ffmpeg', { input: broken, output: at('none.mp4'), durationMs: 6_000 }),
  ).rejects.toThrow(MediaError);
});
