import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createOutbound } from '../../../platform/outbound/outbound.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, freePort, untilAnswering } from '../../../test-program.ts';

/** Debian's CalDAV server; `tools/test` installs it. */
export const radicale = findProgram('radicale');

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
  const page = { method: 'GET', headers: {}, mostBytes: 100_000 };
  await untilAnswering(server, () => outbound.ask(`${origin}/.web/`, page));
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
