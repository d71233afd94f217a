import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  fchownSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Connection, type Connections, onDatabase } from './connection.ts';
import { DatabaseSetupError } from './setup-error.ts';
import { type FolderLock, isLocked, lockFolder } from './folder-lock.ts';
import { findPostgres, type PostgresBinaries } from './binaries.ts';
import { ensureCluster, serverEnvironment } from './cluster.ts';
import { type PostgresFolders, preparePostgresFolders } from './folders.ts';
import { ownName, type ServerIdentity, serverIdentity } from './identity.ts';
import { clearLeftovers } from './leftovers.ts';
import type { Names } from './names.ts';
import { serverArguments } from './settings.ts';

export type EmbeddedOptions = {
  readonly names: Names;
  readonly dataDir: string;
  /** Folder with another PostgreSQL's programs (PG_BIN). */
  readonly binFolder?: string | undefined;
  /** `fast` gives up safety against power loss for speed: tests only. */
  readonly mode?: 'durable' | 'fast';
  readonly maxConnections?: number;
  /** Where programs and data go when DATA_DIR cannot hold them; see folders.ts. */
  readonly stateFolder?: string;
  readonly log?: (message: string) => void;
};

export type EmbeddedPostgres = Connections & {
  readonly major: number;
  /** The postmaster; changes when the supervisor restarts it. */
  readonly pid: () => number;
  readonly socketFolder: string;
  /** Ends every session, writes a checkpoint and waits for the server to be gone. */
  stop(): Promise<void>;
};

type Server = {
  readonly options: EmbeddedOptions;
  readonly identity: ServerIdentity;
  readonly folders: PostgresFolders;
  readonly binaries: PostgresBinaries;
  readonly lock: FolderLock;
  child: ChildProcess;
  stopping: boolean;
};

/**
 * Starts a PostgreSQL of our own in DATA_DIR/postgres on a Unix socket, taking over what a killed process
 * left. It restarts the server when that dies. Throws DatabaseSetupError with what to do about it when
 * the folder is in use, belongs to someone else, or holds another major version.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { identity, stateFolder, folders } = place(options);
  const binaries = findPostgres({ binFolder: options.binFolder, stateFolder, identity });
  const { names } = options;
  const lock = await lockFolder(folders.run, folders.base, names.product);
  try {
    const durable = options.mode !== 'fast';
    ensureCluster(folders, binaries, { identity, owner: names.owner, durable });
    await clearLeftovers(folders.data, folders.run);
    writeAccessRules(folders.run, names);
    const base = { options, identity, folders, binaries, lock, stopping: false };
    const child = launch(base);
    await ready(child, folders);
    const server: Server = { ...base, child };
    supervise(server);
    const postgres = handle(server);
    await ensureDatabase(postgres.owner);
    return postgres;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * For operator commands: the server that a running product keeps on this folder, else one of our own,
 * which `stop` ends; a running one is left alone.
 */
export async function reachEmbeddedPostgres(
  options: EmbeddedOptions,
): Promise<Connections & { stop(): Promise<void> }> {
  const { run } = place(options).folders;
  if (!(await isLocked(run))) return await startEmbeddedPostgres(options);
  return { ...connectionsTo(run, options.names), stop: async () => {} };
}

function place(options: EmbeddedOptions) {
  const identity = serverIdentity(join(options.dataDir, 'postgres', 'data'));
  const stateFolder =
    options.stateFolder ??
    (identity.isRoot ? `/var/lib/${options.names.short}` : join(options.dataDir, 'programs'));
  const folders = preparePostgresFolders(options.dataDir, stateFolder, {
    identity,
    names: options.names,
  });
  return { identity, stateFolder, folders };
}

function connectionsTo(runFolder: string, { short, owner, app }: Names): Connections {
  const shared = { host: runFolder, port: 5432, database: short };
  return { owner: { ...shared, user: owner }, app: { ...shared, user: app } };
}

function handle(server: Server): EmbeddedPostgres {
  // A last resort for process.exit(); after kill -9 the next start takes over instead.
  const onExit = () => void server.child.kill('SIGINT');
  process.once('exit', onExit);
  return {
    ...connectionsTo(server.folders.run, server.options.names),
    major: server.binaries.major,
    pid: () => server.child.pid ?? 0,
    socketFolder: server.folders.run,
    async stop() {
      server.stopping = true;
      await stopChild(server.child);
      process.removeListener('exit', onExit);
      server.lock.release();
    },
  };
}

async function ensureDatabase(owner: Connection): Promise<void> {
  const client = new Client(onDatabase(owner, 'postgres'));
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [
      owner.database,
    ]);
    if (found.rowCount === 0) await client.query(`create database ${owner.database}`);
  } finally {
    await client.end();
  }
}

/**
 * `peer`: the kernel tells the server which system user is calling, so there is no password to keep and
 * other processes of the server's own system user (nobody, as root) get no further than the door.
 */
function writeAccessRules(run: string, { short, owner, app }: Names): void {
  const name = ownName().replaceAll('"', '""');
  const rules = {
    'hba.conf': `local all all peer map=${short}\n`,
    // root may read the files anyway, and runs operator commands.
    'ident.conf': [name, 'root']
      .flatMap((who) => [owner, app].map((role) => `${short} "${who}" ${role}\n`))
      .join(''),
  };
  for (const [file, text] of Object.entries(rules)) {
    writeFileSync(join(run, file), text);
    chmodSync(join(run, file), 0o644);
  }
}

function launch(server: Omit<Server, 'child'>): ChildProcess {
  const { folders, binaries, identity, options } = server;
  // A file, not a pipe: a pipe would break under the server when this process is killed.
  const log = openLog(folders.log, identity);
  const child = spawn(
    join(binaries.folder, 'postgres'),
    ['-D', folders.data, ...serverArguments(folders.run, options)],
    {
      ...identity.spawn,
      cwd: '/',
      env: serverEnvironment(),
      stdio: ['ignore', log, log],
      // Its own process group: Ctrl-C must reach this process alone, which then stops things in order.
      detached: true,
    },
  );
  closeSync(log);
  return child;
}

function openLog(path: string, { spawn: { uid, gid } }: ServerIdentity): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 10_000_000) truncateSync(path);
  const file = openSync(path, 'a', 0o600);
  if (uid !== undefined && gid !== undefined) fchownSync(file, uid, gid);
  return file;
}

/** The eighth line of postmaster.pid says when connections are accepted; pg_ctl waits the same way. */
async function ready(child: ChildProcess, folders: PostgresFolders): Promise<void> {
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', (code, signal) => {
    failure ??= `it ended with ${signal ?? `status ${code}`}`;
  });
  for (;;) {
    if (failure) {
      const log = readFileSync(folders.log, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
      throw new DatabaseSetupError(`PostgreSQL did not start: ${failure}\n${log}`);
    }
    if (saysReady(child, join(folders.data, 'postmaster.pid'))) return;
    await pause(10);
  }
}

function saysReady(child: ChildProcess, pidFile: string): boolean {
  try {
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    return Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

/** Brings the server back when it dies under us (killed, out of memory), with growing pauses. */
function supervise(server: Server): void {
  server.child.once('exit', (code, signal) => void restart(server, signal ?? `status ${code}`));
}

async function restart(server: Server, reason: string): Promise<void> {
  const log = server.options.log ?? (() => {});
  for (let wait = 0; !server.stopping; wait = Math.min(wait * 2 + 100, 5_000)) {
    log(`PostgreSQL ended (${reason}); starting it again`);
    await pause(wait);
    try {
      await clearLeftovers(server.folders.data, server.folders.run);
      if (server.stopping) return;
      server.child = launch(server);
      await ready(server.child, server.folders);
      supervise(server);
      return;
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
  }
}

/** SIGINT is PostgreSQL's fast shutdown; SIGQUIT leaves recovery to the next start but loses nothing. */
async function stopChild(child: ChildProcess): Promise<void> {
  for (const [signal, patienceMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', () => resolve(true)));
    child.kill(signal);
    if (await Promise.race([gone, pause(patienceMs, false, { ref: false })])) return;
  }
}
