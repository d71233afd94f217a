// npm run bench:media-memory [-- --minutes 30]: the most memory and processor time that joining and converting take,
// for each file of the hostile set (QUALITY E9: at most 512 MB and 60 s), and for a recording of so many minutes of a
// full HD screen. Memory is each program's own high-water mark (VmHWM), read every 10 ms: Linux.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { joinRecording } from '../apps/server/src/platform/media/join-recording.ts';
import {
  convertRecording,
  MediaError,
  verifyByDecoding,
} from '../apps/server/src/platform/media/media.ts';
import {
  makeHostileFiles,
  secretText,
} from '../apps/server/src/platform/media/test-hostile-media.ts';

const READ_EVERY_MS = 10;
/** Clock ticks a second, of /proc/PID/stat. */
const TICKS = 100;
const folder = mkdtempSync(join(tmpdir(), 'candor-media-memory-'));
const at = (name: string) => join(folder, name);
const { minutes } = parseArgs({ options: { minutes: { type: 'string' } } }).values;

try {
  console.log('| file | join, MB | s | outcome | convert, MB | s | outcome |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  writeFileSync(at('secret.txt'), secretText);
  const trap = { url: 'http://127.0.0.1:9/', secretPath: at('secret.txt') };
  for (const { name, path } of await makeHostileFiles(folder, trap)) await tell(name, path, 2_000);
  if (minutes !== undefined) {
    makeScreen(at('30s.mkv'));
    loop(at('30s.mkv'), Number(minutes) * 2, at('long.webm'));
    await tell(`${minutes} minutes of 1080p`, at('long.webm'), Number(minutes) * 60_000);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function tell(name: string, path: string, durationMs: number): Promise<void> {
  const joined = at('joined.mp4');
  rmSync(joined, { force: true });
  const joining = await measured(async () => {
    const { outcome } = await joinRecording({
      inputs: [path],
      output: joined,
      inputBytes: statSync(path).size,
    });
    return outcome;
  });
  // What is no recording of ours is converted as it came: nothing worse can reach FFmpeg.
  const input = existsSync(joined)
    ? ({ path: joined, demuxer: 'mov' } as const)
    : ({ path, demuxer: 'matroska' } as const);
  const converting = await measured(async () => {
    await convertRecording('ffmpeg', { input, output: at('converted.mp4'), durationMs });
    await verifyByDecoding('ffmpeg', at('converted.mp4'), durationMs);
    return 'converted';
  });
  console.log(`| ${[name, ...joining, ...converting].join(' | ')} |`);
}

/** [most megabytes of one program, seconds of processor time, outcome] */
async function measured(work: () => Promise<string>): Promise<string[]> {
  const seen = new Map<number, { readonly bytes: number; readonly seconds: number }>();
  const timer = setInterval(() => {
    for (const { pid, bytes, seconds } of descendants()) {
      // A program that has just ended is there for a moment, without memory.
      seen.set(pid, { seconds, bytes: Math.max(bytes, seen.get(pid)?.bytes ?? 0) });
    }
  }, READ_EVERY_MS);
  const outcome = await work().catch((error: unknown) => {
    if (error instanceof MediaError) return `refused: ${error.message.slice(-60).trim()}`;
    throw error;
  });
  clearInterval(timer);
  const uses = [...seen.values()];
  const most = Math.max(0, ...uses.map(({ bytes }) => bytes));
  const seconds = uses.reduce((sum, use) => sum + use.seconds, 0);
  return [(most / 1e6).toFixed(0), seconds.toFixed(1), outcome.replaceAll(/[|\n]/g, ' ')];
}

/** Programs that this one started, and what they started. */
function descendants(): { pid: number; bytes: number; seconds: number }[] {
  const parents = new Map<number, { parent: number; seconds: number }>();
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    const fields = read(pid, 'stat')
      ?.replace(/^.*\) /s, '')
      .split(' ');
    if (fields === undefined) continue;
    const ticks = Number(fields[11]) + Number(fields[12]);
    parents.set(pid, { parent: Number(fields[1]), seconds: ticks / TICKS });
  }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid)?.parent ?? 0;
    return parent === process.pid || (parent > 1 && isOurs(parent));
  };
  return [...parents]
    .filter(([pid]) => isOurs(pid))
    .map(([pid, { seconds }]) => {
      const kilobytes = /^VmHWM:\s+(\d+)/m.exec(read(pid, 'status') ?? '')?.[1];
      return { pid, seconds, bytes: Number(kilobytes ?? 0) * 1024 };
    });
}

function read(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // It ended meanwhile.
    return undefined;
  }
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

function ffmpeg(...args: string[]): void {
  execFileSync('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args]);
}
