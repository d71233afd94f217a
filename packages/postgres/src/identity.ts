import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';

/** Who the PostgreSQL server runs as. `uid`/`gid` are set only when we must step down from root. */
export type ServerIdentity = {
  readonly spawn: { readonly uid?: number; readonly gid?: number };
  readonly isRoot: boolean;
};

const NOBODY = { uid: 65534, gid: 65534 };

/**
 * PostgreSQL refuses to run as uid 0. As root we step down to whoever already owns the data, else to the
 * system's `postgres` user, else to nobody, which every image has (initdb needs a passwd entry).
 */
export function serverIdentity(existingData: string): ServerIdentity {
  if (process.getuid?.() !== 0) return { spawn: {}, isRoot: false };
  const owner = statSync(existingData, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { spawn: { uid: owner.uid, gid: owner.gid }, isRoot: true };
  return { spawn: passwdEntry('postgres') ?? NOBODY, isRoot: true };
}

/** The operating-system name of this process: what `peer` authentication sees. */
export function ownName(): string {
  return userInfo().username;
}

/** True when the server's user can enter the folder (a 0700 parent belonging to root says no). */
export function canEnter(folder: string, identity: ServerIdentity): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...identity.spawn,
    cwd: '/',
    stdio: 'ignore',
  });
  return probe.status === 0;
}

function passwdEntry(name: string): { uid: number; gid: number } | undefined {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
  } catch {
    return undefined;
  }
}
