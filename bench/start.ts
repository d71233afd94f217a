// npm run bench:start: seconds from the command to the first page on an empty data folder, and on the
// same folder again, beside an empty Node HTTP server started the same way.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../apps/server/src/test-program.ts';
import { median } from './load.ts';

const RUNS = 5;
const launcher = join(import.meta.dirname, '..', 'bin', 'candor.mjs');
const emptyServer =
  "require('node:http').createServer((_, reply) => reply.end('up')).listen(Number(process.env.PORT), '127.0.0.1')";

type Measured = { seconds: number; rssMb: number };

const rows = { empty: [] as Measured[], cold: [] as Measured[], warm: [] as Measured[] };
for (let run = 0; run < RUNS; run += 1) {
  rows.empty.push(await startOnce(['-e', emptyServer], {}));
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  chmodSync(dataDir, 0o755);
  rows.cold.push(await startOnce([launcher], { DATA_DIR: dataDir }));
  rows.warm.push(await startOnce([launcher], { DATA_DIR: dataDir }));
  rmSync(dataDir, { recursive: true, force: true });
}

const baseline = median(rows.empty.map(({ seconds }) => seconds));
console.log(`| start (median of ${RUNS}) | seconds to the first page | × an empty server | RSS |`);
console.log('| --- | --- | --- | --- |');
for (const [name, measured] of Object.entries(rows)) {
  const seconds = median(measured.map((one) => one.seconds));
  const rss = median(measured.map((one) => one.rssMb));
  console.log(
    `| ${name} | ${seconds.toFixed(2)} | ${(seconds / baseline).toFixed(1)} | ${rss.toFixed(0)} MB |`,
  );
}

async function startOnce(args: string[], settings: Record<string, string>): Promise<Measured> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: 'ignore',
  });
  await firstPage(child, `http://127.0.0.1:${port}/home`);
  const measured = {
    seconds: (performance.now() - started) / 1000,
    rssMb: residentMb(child.pid ?? 0),
  };
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  return measured;
}

async function firstPage(child: ChildProcess, url: string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 20) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await pause(20);
  }
  throw new Error('no page within a minute');
}

function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}
