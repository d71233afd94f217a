import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';
import { isPermissive } from './licence-rules.ts';
import { type LockedPackage, readLockfile } from './lockfile.ts';

/** Packages that production installs and whose licence is not permissive. */
export function checkLicences(): string[] {
  return [...readLockfile()]
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link)
    .map(([path, entry]) => ({ path, licence: licenceOf(path, entry) }))
    .filter(({ licence }) => !isPermissive(licence))
    .map(({ path, licence }) => `${path}: ${licence || 'no licence named'}`);
}

/** Some packages name their licence only in an old form that npm does not copy to the lockfile. */
function licenceOf(path: string, entry: LockedPackage): string {
  if (entry.license !== undefined) return entry.license;
  const manifest = join(root, path, 'package.json');
  if (!existsSync(manifest)) return '';
  const { license } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    license?: string | { type?: string };
  };
  return typeof license === 'string' ? license : (license?.type ?? '');
}
