import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSetupError } from './setup-error.ts';

/**
 * Clears what a killed process left in a data folder, so that PostgreSQL can start there again. Call it
 * only while holding the folder's owner lock: a postmaster found here is then an orphan, and is stopped.
 *
 * Two traps decide the order. A killed postmaster that pid 1 has not reaped still answers kill(pid, 0),
 * and its own start check would then refuse the folder: so processes are judged by /proc (working folder
 * = data folder, not a zombie). And removing postmaster.pid under a living postmaster destroys the data:
 * so lock files go only when nobody is left.
 */
export async function clearLeftovers(dataFolder: string, socketFolder: string): Promise<void> {
  if (process.platform === 'linux') {
    const postmaster = postmasterPid(dataFolder);
    if (postmaster && postgresProcessesIn(dataFolder).includes(postmaster)) {
      signal(postmaster, 'SIGINT');
      if (!(await emptied(dataFolder, 30_000))) signal(postmaster, 'SIGQUIT');
    }
    // Backends of a dead postmaster notice within a second or two and leave by themselves.
    if (!(await emptied(dataFolder, 2_500))) {
      for (const pid of postgresProcessesIn(dataFolder)) signal(pid, 'SIGKILL');
      if (!(await emptied(dataFolder, 5_000))) {
        throw new DatabaseSetupError(
          `PostgreSQL processes still use ${dataFolder} and cannot be stopped: ` +
            postgresProcessesIn(dataFolder).join(', '),
        );
      }
    }
    await refuseInvisibleServer(dataFolder, socketFolder);
    rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
  } else {
    await stopByPidFile(dataFolder);
  }
  for (const name of readdirSync(socketFolder)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(join(socketFolder, name), { force: true });
  }
}

/** Living PostgreSQL processes whose working folder is the data folder. */
export function postgresProcessesIn(dataFolder: string): number[] {
  const folder = realpathSync(dataFolder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => isPostgresIn(pid, folder))
    .map(Number);
}

function isPostgresIn(pid: string, folder: string): boolean {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== folder) return false;
    // "pid (comm) state …"; somebody's shell standing in the folder is none of our business.
    const [, name, state] = /\((.*)\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name === 'postgres' && state !== 'Z';
  } catch {
    return false; // ended meanwhile, or another user's
  }
}

function postmasterPid(dataFolder: string): number | undefined {
  try {
    return Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

async function emptied(dataFolder: string, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (postgresProcessesIn(dataFolder).length > 0) {
    if (performance.now() > end) return false;
    await pause(20);
  }
  return true;
}

/** A server of another container (own process list) on a shared volume still answers on its socket. */
async function refuseInvisibleServer(dataFolder: string, socketFolder: string): Promise<void> {
  if (await answers(join(socketFolder, '.s.PGSQL.5432'))) {
    throw new DatabaseSetupError(
      `A PostgreSQL server outside this container is running on ${dataFolder}. Stop it first.`,
    );
  }
}

/** Without /proc PostgreSQL's own stale-lock check has to do; an orphan is asked to stop by its pid. */
async function stopByPidFile(dataFolder: string): Promise<void> {
  const pid = postmasterPid(dataFolder);
  if (!pid) return;
  const end = performance.now() + 30_000;
  while (signal(pid, 'SIGINT') && performance.now() < end) await pause(100);
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** True when something accepts connections on the Unix socket. */
export function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
