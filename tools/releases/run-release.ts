import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type RunningRelease = { stop(): Promise<void> };

/** Two minutes: a busy machine starts slowly. */
const LONGEST_MS = 120_000;

/** The server of the release in this folder, with nothing of our own settings; resolves when `isUp`. */
export async function runRelease(
  folder: string,
  settings: Readonly<Record<string, string>>,
  isUp: () => Promise<boolean>,
): Promise<RunningRelease> {
  const { PATH = '', TMPDIR = '/tmp' } = process.env;
  const server = spawn(process.execPath, [join(folder, 'apps/server/src/main.ts')], {
    env: { PATH, TMPDIR, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (text: Buffer) => void (said += text.toString());
  server.stdout.on('data', hear);
  server.stderr.on('data', hear);
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  const deadline = performance.now() + LONGEST_MS;
  while (!(await isUp().catch(() => false))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`The release in ${folder} did not start:\n${said}`);
    }
    await pause(100);
  }
  return { stop };
}

export const answers = async (url: string): Promise<boolean> => (await fetch(url)).ok;
