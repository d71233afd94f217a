import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createOutbound } from '../../../platform/outbound/outbound.ts';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Debian's CalDAV server; `tools/test` installs it. */
export const radicale = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'radicale'))
  .find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

const outbound = createOutbound({ ports: [], isInsideAllowed: true });

/** A server of the test's own with one user, whose password is `secret`. */
export async function startRadicale(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'candor-radicale-'));
  const port = await freePort();
  writeFileSync(join(folder, 'users'), 'ada:secret\n');
  writeFileSync(
    join(folder, 'config'),
    [
      ...['[server]', `hosts = 127.0.0.1:${port}`, '[auth]', 'type = htpasswd', 'delay = 0'],
      ...[`htpasswd_filename = ${join(folder, 'users')}`, 'htpasswd_encryption = plain'],
      ...['[storage]', `filesystem_folder = ${join(folder, 'data')}`, ''],
    ].join('\n'),
  );
  const server = spawn(program, ['--config', join(folder, 'config')], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  const headers = { authorization: `Basic ${btoa('ada:secret')}` };
  await answering(server, origin);
  const send = async (method: string, path: string, body?: string) => {
    const given = body === undefined ? {} : { body };
    const question = { method, headers, ...given, mostBytes: 100_000 };
    const { status } = await outbound.ask(`${origin}${path}`, question);
    if (status >= 300) throw new Error(`${method} ${path} was answered with ${status}`);
  };
  return {
    origin,
    send,
    stop: async () => {
      const over = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await over;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(server: ChildProcess, origin: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('Radicale did not start');
    const question = { method: 'GET', headers: {}, mostBytes: 100_000 };
    const isUp = await outbound.ask(`${origin}/.web/`, question).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
