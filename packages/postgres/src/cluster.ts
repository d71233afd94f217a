import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSetupError } from './setup-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import type { PostgresFolders } from './folders.ts';
import type { ServerIdentity } from './identity.ts';

type Made = {
  readonly identity: ServerIdentity;
  /** The role that owns everything. */
  readonly owner: string;
  /** False: faster, and a power loss may take it. */
  readonly durable: boolean;
};

/** Runs initdb on first start; later checks that the data was written by this major version. */
export function ensureCluster(
  folders: PostgresFolders,
  binaries: PostgresBinaries,
  made: Made,
): void {
  for (const name of readdirSync(folders.base)) {
    if (name.startsWith('data.new-')) rmSync(join(folders.base, name), { recursive: true });
  }
  if (existsSync(folders.data)) checkMajor(folders.data, binaries);
  else createCluster(folders, binaries, made);
}

function checkMajor(data: string, binaries: PostgresBinaries): void {
  let written: number;
  try {
    written = Number(readFileSync(join(data, 'PG_VERSION'), 'utf8'));
  } catch {
    throw new DatabaseSetupError(
      `${data} is not a PostgreSQL data folder (PG_VERSION is missing). ` +
        'Restore it from a backup, or move it away to start empty.',
    );
  }
  if (written === binaries.major) return;
  throw new DatabaseSetupError(
    `The data in ${data} was written by PostgreSQL ${written}; the programs in ${binaries.folder} are ` +
      `version ${binaries.major} and cannot read it. Either set PG_BIN to the programs of PostgreSQL ${written}, ` +
      'or export with its pg_dump, move the folder away, start once, and import. Nothing was changed.',
  );
}

/** Into a draft folder, renamed when complete: a kill during initdb leaves no half-made cluster. */
function createCluster(
  folders: PostgresFolders,
  binaries: PostgresBinaries,
  { identity, owner, durable }: Made,
): void {
  const draft = join(
    dirname(folders.data),
    `${basename(folders.data)}.new-${randomBytes(4).toString('hex')}`,
  );
  // Sort order by code point on every host; the built-in provider exists since PostgreSQL 17.
  const locale =
    binaries.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C.UTF-8'];
  const run = spawnSync(
    join(binaries.folder, 'initdb'),
    ['-D', draft, '-U', owner, '-A', 'peer', '-E', 'UTF8', '--data-checksums', ...locale].concat(
      durable ? [] : ['--no-sync'],
    ),
    { ...identity.spawn, cwd: '/', env: serverEnvironment(), encoding: 'utf8' },
  );
  if (run.status !== 0) {
    throw new DatabaseSetupError(
      `PostgreSQL could not create its data folder: ${run.error?.message ?? run.stderr.trim()}`,
    );
  }
  renameSync(draft, folders.data);
}

/** Nothing of ours: a stray PGPORT or PGDATA would change the server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}
