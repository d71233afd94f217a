import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = join(import.meta.dirname, 'test-stopping-process.ts');
let folder: string;
let child: ChildProcess;
let said: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-stop-'));
  chmodSync(folder, 0o755);
  said = '';
  child = spawn(process.execPath, [script, join(folder, 'data'), join(folder, 'state')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
});

afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function hears(line: string): Promise<void> {
  await expect.poll(() => said, { timeout: 20_000 }).toContain(line);
}

/** PostgreSQL removes it when it has shut down in order. */
const isRunning = () => existsSync(join(folder, 'data', 'postgres', 'data', 'postmaster.pid'));

test('a second and a third signal do not abort the orderly stop, and leave no database behind', async () => {
  await hears('ready');
  expect(isRunning()).toBe(true);
  child.kill('SIGTERM');
  await hears('stopping');
  child.kill('SIGTERM');
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(said.split('\n').slice(-5)).toEqual([
    'problem Error: a step that fails',
    ...['stopping', 'step stopped', 'database stopped', ''],
  ]);
  expect(isRunning()).toBe(false);
});

test('a signal while the database starts leaves none behind either', async () => {
  await hears('starting');
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(said).toContain('database stopped');
  expect(isRunning()).toBe(false);
});
