// npm run bench:film [-- --minutes 30 --people 2]: seconds that the film of a call takes, in which each person was
// recorded in 720p by VP9, from their joined files to a file that was decoded from end to end.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeFilm } from '../apps/server/src/platform/media/film.ts';
import { gridOf, scenesOf } from '../apps/server/src/platform/media/film-rules.ts';
import { joinRecording } from '../apps/server/src/platform/media/join-recording.ts';
import { verifyByDecoding } from '../apps/server/src/platform/media/media.ts';
import { endedSeconds } from './processor.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    people: { type: 'string', default: '2' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
const at = (name: string) => join(folder, name);

try {
  await measure(Number(values.minutes), Number(values.people));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(minutes: number, people: number): Promise<void> {
  makeCamera(at('30s.mkv'));
  const durationMs = minutes * 60_000;
  ffmpeg('-stream_loop', String(minutes * 2 - 1), '-i', at('30s.mkv'), '-c', 'copy', at('all.mkv'));
  const bytes = statSync(at('all.mkv')).size;
  await joinRecording({ inputs: [at('all.mkv')], output: at('track.mp4'), inputBytes: bytes });
  // Each came a little later than the one before.
  const tracks = Array.from({ length: people }, (_, index) => ({
    ...{ path: at('track.mp4'), hasSound: true },
    segments: [{ startedAt: index * 1_700, atMs: 0, durationMs }],
  }));
  const seen = [...tracks.keys()];
  const scenes = scenesOf(tracks, seen);
  const grid = gridOf(people, { width: 640, height: 360 });
  const output = at('film.mp4');
  const before = loadavg()[0]?.toFixed(1);
  const used = endedSeconds('self');
  const making = await seconds(() =>
    makeFilm('ffmpeg', { files: tracks, scenes, seen, grid, folder, output }),
  );
  const processor = Math.round(endedSeconds('self') - used);
  const verifying = await seconds(() => verifyByDecoding('ffmpeg', output, durationMs));
  const size = (statSync(output).size / 1e6).toFixed(1);
  console.log({ minutes, people, load: before, making, processor, verifying, MB: size });
}

/** Half a minute of a camera: something moves in all of the picture, with noise. */
function makeCamera(path: string): void {
  const picture = 'testsrc2=size=1280x720:rate=30:duration=30,noise=alls=12:allf=t';
  ffmpeg(
    ...['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', 'anoisesrc=duration=30:amplitude=0.05'],
    ...['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '1500k'],
    ...['-c:a', 'libopus', '-b:a', '64k', path],
  );
}

function ffmpeg(...args: string[]): void {
  execFileSync('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args]);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round((performance.now() - started) / 100) / 10;
}
