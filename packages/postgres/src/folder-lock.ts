import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { DatabaseSetupError } from './setup-error.ts';
import { answers } from './leftovers.ts';

export type FolderLock = { release(): void };

/**
 * Marks the folder as in use by this process, or refuses with the owner's pid. The lock is a listening
 * Unix socket: the kernel drops it with the process, so `kill -9` leaves nothing that looks alive, and it
 * also works between containers that share a volume but not a process list. It is a courtesy; what keeps
 * two servers off one folder is PostgreSQL's postmaster.pid, removed only when nobody lives there.
 */
export async function lockFolder(
  socketFolder: string,
  whatFor: string,
  product: string,
): Promise<FolderLock> {
  const path = join(socketFolder, 'owner.sock');
  const pidFile = join(socketFolder, 'owner.pid');
  const draft = join(socketFolder, `o-${randomBytes(4).toString('hex')}`);
  const server = await listen(draft);
  try {
    await claim(draft, path, () => refusal(whatFor, pidFile, product));
  } catch (error) {
    server.close();
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release() {
      rmSync(path, { force: true });
      rmSync(pidFile, { force: true });
      server.close();
    },
  };
}

/** True while a living process holds the folder. */
export function isLocked(socketFolder: string): Promise<boolean> {
  return answers(join(socketFolder, 'owner.sock'));
}

/** Listens under a private name first, then links it: link() fails if the name is taken, bind-over-unlink would not. */
async function claim(draft: string, path: string, refuse: () => Error): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryLink(draft, path)) return;
    if (await answers(path)) throw refuse();
    const grave = `${draft}-old`;
    try {
      renameSync(path, grave);
    } catch {
      continue; // somebody else cleared it
    }
    // Between our look and our rename another process may have taken the name: give it back.
    const wasAlive = await answers(grave);
    if (wasAlive) tryLink(grave, path);
    rmSync(grave, { force: true });
    if (wasAlive) throw refuse();
  }
  throw refuse();
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function refusal(whatFor: string, pidFile: string, product: string): Error {
  let pid = '';
  try {
    pid = ` (process ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    // The owner is between taking the lock and writing its number.
  }
  return new DatabaseSetupError(
    `Another ${product}${pid} is already running on ${whatFor}. ` +
      'Stop it first, or give this one a DATA_DIR of its own.',
  );
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });
}
