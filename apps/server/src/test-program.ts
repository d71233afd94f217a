import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** Where a program of the system lies; Debian keeps servers where an ordinary user's PATH does not lead. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

/** A port of this machine on which nobody listens now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

/** Until a server that was just started answers `ask`, in whatever way. */
export async function untilAnswering(
  server: ChildProcess,
  ask: () => Promise<unknown>,
  said: () => string = () => '',
): Promise<void> {
  const isUp = () =>
    ask().then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`It did not start: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
