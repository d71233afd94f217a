import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { convertRecording, MediaError } from '../apps/server/src/platform/media/media.ts';
import { withStreamSide } from '../apps/server/src/platform/media/test-hostile-bombs.ts';
import {
  makeHostileFiles,
  secretText,
} from '../apps/server/src/platform/media/test-hostile-media.ts';
import { makeRecording } from '../apps/server/src/platform/media/test-media.ts';

const MAY_TAKE_SECONDS = 60;
const MAY_HOLD_MB = 512;
/** Half an hour, and what a recording may last longer. */
const LONGEST_SECONDS = 40 * 60;
const program = join(
  import.meta.dirname,
  ...['..', 'apps', 'server', 'src', 'platform', 'media', 'media-program.ts'],
);

type Cost = { readonly megabytes: number; readonly cpuSeconds: number };

/**
 * QUALITY E9: what each hostile file costs the worker: the join in its own process, and FFmpeg, whether it
 * was joined or, as where two segments differ, was not.
 */
export async function runE9(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-e9-'));
  try {
    const secretPath = join(folder, 'secret.txt');
    writeFileSync(secretPath, secretText);
    const files = await makeHostileFiles(folder, { url: 'http://127.0.0.1:9/', secretPath });
    const video = await makeRecording(join(folder, 'largest.webm'), { seconds: 2 });
    const path = join(folder, 'largest-claim.mp4');
    writeFileSync(path, withStreamSide(video, 5_900));
    const all = [...files, { name: 'largest claim that is believed', path }];
    const costs: (Cost & { readonly of: string })[] = [];
    for (const { name, path: file } of all) {
      for (const cost of await costsOf(folder, file)) {
        costs.push({ ...cost, of: `${name}, ${cost.of}` });
      }
    }
    const most = (of: (cost: Cost) => number) =>
      costs.toSorted((a, b) => of(b) - of(a)).slice(0, 5);
    const [largest] = most(({ megabytes }) => megabytes);
    const [longest] = most(({ cpuSeconds }) => cpuSeconds);
    console.log({
      ...{ experiment: 'E9', files: all.length, runs: costs.length, load: loadavg()[0] },
      mostMemory: most(({ megabytes }) => megabytes),
      mostTime: most(({ cpuSeconds }) => cpuSeconds),
    });
    const isSmall = (largest?.megabytes ?? Number.NaN) <= MAY_HOLD_MB;
    return isSmall && (longest?.cpuSeconds ?? Number.NaN) <= MAY_TAKE_SECONDS;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function costsOf(folder: string, path: string) {
  const log = join(folder, 'cost');
  const joined = join(folder, 'joined.mp4');
  const timed = `exec /usr/bin/time -q -f '%M %U %S' -o ${log}`;
  const read = (): Cost => {
    const [kilobytes = 0, user = 0, system = 0] = readFileSync(log, 'utf8')
      .split(/\s+/)
      .map(Number);
    return { megabytes: Math.round(kilobytes / 1024), cpuSeconds: user + system };
  };
  rmSync(joined, { force: true });
  const node = [process.execPath, '--max-old-space-size=512', '--no-warnings', program];
  const command = [timed, ...node, 'join', joined, String(LONGEST_SECONDS), path].join(' ');
  await promisify(execFile)('sh', ['-c', command]).catch(() => null);
  const costs = [{ of: 'join', ...read() }];
  const ffmpeg = join(folder, 'timed-ffmpeg');
  writeFileSync(ffmpeg, `#!/bin/sh\n${timed} ffmpeg "$@"\n`);
  chmodSync(ffmpeg, 0o755);
  const inputs = [
    { of: 'unjoined', path, demuxer: 'matroska' as const },
    ...(existsSync(joined) ? [{ of: 'joined', path: joined, demuxer: 'mov' as const }] : []),
  ];
  for (const { of, ...input } of inputs) {
    const durationMs = LONGEST_SECONDS * 1_000;
    const options = { durationMs, longestMs: durationMs };
    try {
      await convertRecording(ffmpeg, input, join(folder, 'converted.mp4'), options);
    } catch (error) {
      if (!(error instanceof MediaError)) throw error;
    }
    costs.push({ of, ...read() });
  }
  return costs;
}
