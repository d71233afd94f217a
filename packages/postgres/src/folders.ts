import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSetupError } from './setup-error.ts';
import { canEnter, type ServerIdentity } from './identity.ts';
import type { Names } from './names.ts';

export type PostgresFolders = {
  /** 0700, belongs to the server's user; holds the rest. */
  readonly base: string;
  readonly data: string;
  /** Unix sockets and access rules, 0700. */
  readonly run: string;
  readonly log: string;
};

// sun_path is 108 bytes on Linux, 104 on macOS; the longest name in the folder takes 15.
const LONGEST_RUN_FOLDER = 100 - 15;

/**
 * Creates DATA_DIR/postgres. As root, under a folder that the server's user may not enter (0700, such as
 * /root), DATA_DIR/postgres becomes a link to a folder of a random name in `stateFolder`: deleting
 * DATA_DIR then still means a fresh start, never somebody else's old data.
 */
export function preparePostgresFolders(
  dataDir: string,
  stateFolder: string,
  { identity, names }: { readonly identity: ServerIdentity; readonly names: Names },
): PostgresFolders {
  const home = resolve(dataDir);
  if (!existsSync(home)) {
    mkdirSync(home, { recursive: true });
    if (identity.isRoot) chmodSync(home, 0o711);
  }
  const place = join(home, 'postgres');
  if (!lstatSync(place, { throwIfNoEntry: false })) {
    if (canEnter(home, identity)) mkdirSync(place);
    else symlinkSync(createElsewhere(stateFolder, identity), place);
  }
  if (!existsSync(place)) {
    throw new DatabaseSetupError(
      `${place} points to a folder that is gone. Restore it, or delete the link to start empty.`,
    );
  }
  const base = realpathSync(place);
  own(base, identity);
  if (!canEnter(base, identity)) {
    throw new DatabaseSetupError(
      `The database's user (uid ${identity.spawn.uid}) may not enter ${base}. ` +
        'Let it pass through the folders above (chmod o+x), or move DATA_DIR.',
    );
  }
  return {
    base,
    data: join(base, 'data'),
    run: runFolder(base, identity, names.short),
    log: join(base, 'server.log'),
  };
}

function createElsewhere(stateFolder: string, identity: ServerIdentity): string {
  const folder = join(stateFolder, 'databases', randomBytes(6).toString('hex'));
  mkdirSync(folder, { recursive: true });
  if (!canEnter(folder, identity)) {
    throw new DatabaseSetupError(
      `The database's user (uid ${identity.spawn.uid}) can enter neither DATA_DIR nor ${stateFolder}.`,
    );
  }
  return folder;
}

function runFolder(base: string, identity: ServerIdentity, short: string): string {
  const beside = join(base, 'run');
  if (Buffer.byteLength(beside) <= LONGEST_RUN_FOLDER) {
    mkdirSync(beside, { recursive: true });
    own(beside, identity);
    return beside;
  }
  const name = createHash('sha256').update(base).digest('hex').slice(0, 16);
  const elsewhere = join(realpathSync(tmpdir()), `${short}-${name}`);
  if (Buffer.byteLength(elsewhere) > LONGEST_RUN_FOLDER) {
    throw new DatabaseSetupError(
      `${beside} and ${elsewhere} are both too long for a Unix socket. Choose a shorter DATA_DIR.`,
    );
  }
  // Anybody may create names in /tmp: accept only a real folder that is ours.
  mkdirSync(elsewhere, { recursive: true });
  if (lstatSync(elsewhere).isSymbolicLink()) {
    throw new DatabaseSetupError(`${elsewhere} is a link, which is not safe. Delete it.`);
  }
  own(elsewhere, identity);
  return elsewhere;
}

function own(folder: string, identity: ServerIdentity): void {
  const { uid, gid } = identity.spawn;
  const owner = statSync(folder).uid;
  const us = process.getuid?.();
  if (uid !== undefined && gid !== undefined) {
    if (owner !== 0 && owner !== uid) throw foreign(folder, owner);
    chownSync(folder, uid, gid);
  } else if (us !== undefined && owner !== us) {
    throw foreign(folder, owner);
  }
  chmodSync(folder, 0o700);
}

function foreign(folder: string, owner: number): Error {
  return new DatabaseSetupError(
    `${folder} belongs to another user (uid ${owner}). Start as that user, or choose another DATA_DIR.`,
  );
}
