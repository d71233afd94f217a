import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { root } from '../run-command.ts';
import { ceph } from './programs.ts';
import type { Tally } from './tally-rules.ts';

type Environment = Readonly<Record<string, string>>;

/**
 * Runs the tests beside a real S3 server of this run's own. Its script prints `TEST_S3_…=value` lines,
 * the endpoint last, and serves until SIGTERM; the tests read those names from their environment.
 */
export async function withObjectServer(
  runTests: (env: Environment) => Promise<Tally>,
): Promise<Tally> {
  // Someone's own server, or none: then the tests that need it say that they are left out.
  if (process.env['TEST_S3_ENDPOINT'] !== undefined || ceph.find() === undefined) {
    return runTests({});
  }
  const [script] = globSync('tools/rgw/start*', { cwd: root });
  if (script === undefined) throw new Error('tools/rgw has no start script');
  const server = spawn(script.endsWith('.ts') ? process.execPath : 'bash', [script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return await runTests(await announced(server));
  } finally {
    await end(server);
  }
}

async function announced(server: ChildProcess): Promise<Environment> {
  const env: Record<string, string> = {};
  if (server.stdout === null) throw new Error('The S3 server has no output');
  const late = setTimeout(() => server.kill('SIGTERM'), 120_000);
  try {
    for await (const line of createInterface({ input: server.stdout })) {
      console.log(line);
      const [, name, value] = /^(?:export )?(TEST_S3_\w+)=(.*)$/.exec(line.trim()) ?? [];
      if (name !== undefined && value !== undefined) env[name] = value;
      if (name === 'TEST_S3_ENDPOINT') return env;
    }
  } finally {
    clearTimeout(late);
    // What it prints later must not fill the pipe and stop it.
    server.stdout.resume();
  }
  throw new Error('The S3 server ended or took over 2 minutes before it named its endpoint');
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
