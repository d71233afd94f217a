import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gridOf, scenesOf, timelineOf } from './film-rules.ts';
import { makeFilm } from './film.ts';
import { joinRecording } from './join-recording.ts';
import { beepsIn, flashesIn } from './test-claps.ts';
import { pictureSize, probe } from './test-media.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'candor-film-'));
const at = (name: string) => join(folder, name);
const EVERY = 2;
const cell = { width: 640, height: 360 };

type Clip = { readonly beginsAt: number; readonly seconds: number; readonly beepsAfter: number };

/** As a browser records a clapper: white at each whole two seconds of the clock that all share, and loud so long after. */
async function clap(name: string, { beginsAt, seconds, beepsAfter }: Clip): Promise<string> {
  const isNow = (after: number) => `lt(mod(t+${beginsAt + EVERY - after},${EVERY}),0.15)`;
  const picture = `color=black:s=320x240:r=30:d=${seconds},drawbox=c=white:t=fill:enable='${isNow(0)}'`;
  const sound = `aevalsrc='0.8*sin(5000*t)*${isNow(beepsAfter)}':d=${seconds}`;
  await run('ffmpeg', [
    ...['-v', 'error', '-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound],
    ...['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-g', '90'],
    ...['-c:a', 'libopus', '-f', 'matroska', at(name)],
  ]);
  return at(name);
}

/** What one seat recorded: a file of its own for each stretch, joined as the server does it. */
async function track(name: string, clips: readonly Clip[]) {
  const inputs: string[] = [];
  for (const [index, clip] of clips.entries()) inputs.push(await clap(`${name}-${index}`, clip));
  const path = at(`${name}.mp4`);
  const joined = await joinRecording({ inputs, output: path, inputBytes: 1e6 });
  if (joined.outcome !== 'joined') throw new Error(joined.outcome);
  const segments = joined.segments.map(({ atMs, durationMs }, index) => ({
    ...{ atMs, durationMs, startedAt: (clips[index]?.beginsAt ?? 0) * 1000 },
  }));
  return { path, hasSound: true, segments };
}

let film: Awaited<ReturnType<typeof filmOf>>;

/** The second comes later, is away for a while in the middle, and both are away for some seconds. */
async function filmOf() {
  const tracks = [
    await track('host', [
      { beginsAt: 0.7, seconds: 20, beepsAfter: 0 },
      { beginsAt: 27.31, seconds: 9, beepsAfter: 0 },
    ]),
    await track('guest', [
      { beginsAt: 3.513, seconds: 6, beepsAfter: 1 },
      { beginsAt: 12.337, seconds: 7, beepsAfter: 1 },
      { beginsAt: 26.87, seconds: 9, beepsAfter: 1 },
    ]),
  ];
  const seen = [0, 1];
  const scenes = scenesOf(tracks, seen);
  const output = at('film.mp4');
  await makeFilm('ffmpeg', {
    ...{ files: tracks, scenes, seen, grid: gridOf(2, cell), folder, output },
  });
  return { output, timeline: timelineOf(scenes) };
}

beforeAll(async () => {
  film = await filmOf();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How many milliseconds from each clap of the clock it is seen or heard in the film. */
function lateness(seconds: readonly number[], after = 0): number[] {
  return seconds.map((second) => {
    const of = film.timeline.findLast(({ atMs }) => second * 1000 >= atMs - 1);
    const instant = (of?.startedAt ?? 0) + second * 1000 - (of?.atMs ?? 0) - after * 1000;
    const late = instant % (EVERY * 1000);
    return late > EVERY * 500 ? late - EVERY * 1000 : late;
  });
}
const worst = (late: readonly number[]) => Math.max(...late.map(Math.abs));

test('[VL-9] what happened at one instant is at one instant of the film, in picture and sound', async () => {
  const host = lateness(await flashesIn(film.output, '640:360:0:0'));
  const guest = lateness(await flashesIn(film.output, '640:360:640:0'));
  expect([host.length, guest.length]).toEqual([15, 10]);
  const beeps = lateness(await beepsIn(film.output)).map((late) => Math.abs(late));

  const ofHost = beeps.filter((late) => late < 500);
  const ofGuest = beeps.filter((late) => late >= 500).map((late) => 1000 - late);
  expect([ofHost.length, ofGuest.length]).toEqual([15, 12]);
  const apart = [worst(host), worst(guest), worst(ofHost), worst(ofGuest)];
  expect(Math.max(...apart)).toBeLessThanOrEqual(80);
});

test('times that nobody recorded are left out of it, and said by its stretches', async () => {
  expect(film.timeline).toMatchObject([{ startedAt: 700, atMs: 0 }, { startedAt: 26_870 }]);
  const seconds = film.timeline.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
  const found = await probe(film.output);
  expect(found).toMatchObject({ video: 'h264', audio: 'aac' });
  expect(Math.abs(found.seconds - seconds)).toBeLessThan(0.1);
  expect(found.frames).toBe(Math.round(seconds * 25));
  expect(await pictureSize(film.output)).toBe('1280x360');
});
