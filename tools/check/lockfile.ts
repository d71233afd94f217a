import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';

/** One entry of package-lock.json; `link` entries stand for our own workspaces. */
export type LockedPackage = {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** Path below the root (`node_modules/pg`) → entry. */
export function readLockfile(): ReadonlyMap<string, LockedPackage> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return new Map(Object.entries(lock.packages));
}

/**
 * `npm install` silently leaves out a platform's package that the registry does not have, and
 * `npm ci` then refuses the lockfile on every machine. Found here before it is pushed.
 */
export function checkLockfile(): string[] {
  return unlockedOptionals(readLockfile());
}

export function unlockedOptionals(packages: ReadonlyMap<string, LockedPackage>): string[] {
  return [...packages].flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `${path || 'the root'} may need ${name}, which package-lock.json lacks`),
  );
}

/** As Node looks a module up: beside the package, then in every folder above. */
function isLocked(
  packages: ReadonlyMap<string, LockedPackage>,
  from: string,
  name: string,
): boolean {
  let folder = from;
  for (;;) {
    if (packages.has(folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`)) {
      return true;
    }
    if (folder === '') return false;
    folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '';
  }
}
