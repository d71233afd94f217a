// npm run bench:recording [-- --convert | --together N,…]: seconds that joining and storing a recording take, beside
// `ffmpeg -c copy` of the same bytes, in the same run; and seconds from a submitted interview to its
// playable recording, through a started product. With --convert also H.264 and its verification. With
// `--together 20,100` only this: so many interviews of 30 s that end at the same moment.
import { execFileSync } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { joinRecording } from '../apps/server/src/platform/media/join-recording.ts';
import { convertRecording, verifyByDecoding } from '../apps/server/src/platform/media/media.ts';
import { openLocalObjectStore } from '@candor/folder-store';
import { endedTogether, submittedToPlayable } from './recording-product.ts';
import { median } from './load.ts';

const RUNS = 5;
const folder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
const at = (name: string) => join(folder, name);

try {
  makeScreen(at('30s.mkv'));
  loop(at('30s.mkv'), 1, at('30s.webm'));
  const { together } = parseArgs({
    options: { together: { type: 'string' }, convert: { type: 'boolean' } },
  }).values;
  if (together === undefined) await measureAll();
  else await endedTogether(at('30s.webm'), together.split(',').map(Number));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  console.log('| recording | MB | remux, medians of 5 | `ffmpeg -c copy` | × | join + store |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const minutes of [5, 30]) {
    loop(at('30s.mkv'), minutes * 2, at(`${minutes}.webm`));
    console.log(await measure(minutes));
  }
  if (process.argv.includes('--convert')) await measureConversion();
  await submittedToPlayable({ '30 s': at('30s.webm'), '30 min': at('30.webm') });
}

async function measure(minutes: number): Promise<string> {
  const input = at(`${minutes}.webm`);
  const { size } = statSync(input);
  const store = await openLocalObjectStore({ folder: at('objects') });
  const [ours, theirs, stored]: number[][] = [[], [], []];
  for (let run = 0; run < RUNS; run += 1) {
    const remux = await seconds(async () => {
      const result = await joinRecording({
        inputs: [input],
        output: at('out.mp4'),
        inputBytes: size,
      });
      if (result.outcome !== 'joined') throw new Error(`The outcome is ${result.outcome}`);
    });
    ours?.push(remux);
    theirs?.push(await seconds(async () => copyByFfmpeg(input, at('copy.mp4'))));
    const put = () => store.put('bench/out.mp4', createReadStream(at('out.mp4')), 'video/mp4');
    stored?.push(remux + (await seconds(put)));
  }
  const [a, b, c] = [median(ours), median(theirs), median(stored)];
  const cells = [
    `${minutes} min`,
    (size / 1e6).toFixed(1),
    `${a.toFixed(2)} s`,
    `${b.toFixed(2)} s`,
  ];
  return `| ${[...cells, (a / b).toFixed(1), `${c.toFixed(2)} s`].join(' | ')} |`;
}

async function measureConversion(): Promise<void> {
  const durationMs = 300_000;
  const input = { path: at('5.mp4'), demuxer: 'mov' } as const;
  await joinRecording({
    inputs: [at('5.webm')],
    output: input.path,
    inputBytes: statSync(at('5.webm')).size,
  });
  const converting = await seconds(() =>
    convertRecording('ffmpeg', { input, output: at('h264.mp4'), durationMs }),
  );
  const verifying = await seconds(() => verifyByDecoding('ffmpeg', at('h264.mp4'), durationMs));
  console.log(
    `\n5 min to H.264 and AAC: ${converting.toFixed(1)} s, decoded from end to end: ${verifying.toFixed(1)} s`,
  );
}

/** Half a minute of a full HD screen on which something moves, at the 8 pictures a second a quiz gives. */
function makeScreen(path: string): void {
  ffmpeg(
    ...['-f', 'lavfi', '-i', 'testsrc2=size=1920x1080:rate=8:duration=30'],
    ...['-f', 'lavfi', '-i', 'anoisesrc=duration=30:amplitude=0.05'],
    ...['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '600k'],
    ...['-c:a', 'libopus', '-b:a', '128k', path],
  );
}

/** Without a length and an index, as a browser writes it. */
function loop(from: string, times: number, to: string): void {
  const copy = ['-stream_loop', String(times - 1), '-i', from, '-c', 'copy'];
  ffmpeg(...copy, '-f', 'webm', '-live', '1', to);
}

function copyByFfmpeg(from: string, to: string): void {
  ffmpeg('-i', from, '-c', 'copy', to);
}

function ffmpeg(...args: string[]): void {
  execFileSync('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args]);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
