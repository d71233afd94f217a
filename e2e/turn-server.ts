import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../apps/server/src/test-program.ts';

/** A relay on this machine, with the settings by which the product names it. */
export async function startTurnServer(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'candor-turn-'));
  const port = await freePort();
  const secret = 'secret-of-the-relay';
  const child = spawn(
    program,
    [
      ...['-n', '--use-auth-secret', `--static-auth-secret=${secret}`, '--realm=candor'],
      ...['--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', `--listening-port=${port}`],
      ...['--allow-loopback-peers', '--no-tls', '--no-dtls', '--no-cli', '--log-file=stdout'],
      ...[`--pidfile=${join(folder, 'pid')}`, `--userdb=${join(folder, 'users')}`],
    ],
    { stdio: 'ignore' },
  );
  const stop = async (): Promise<void> => {
    const exited = once(child, 'exit');
    if (child.exitCode === null && child.kill()) await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(await listens(port)); tries += 1) {
    if (tries === 200 || child.exitCode !== null) {
      await stop();
      throw new Error('The relay did not start');
    }
    await pause(50);
  }
  return { settings: { TURN_URL: `turn:127.0.0.1:${port}`, TURN_SECRET: secret }, stop };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
