import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../run-command.ts';

const page = 'docs/security-asvs.md';

/** What declares endpoints can be attacked, so the page that says how we stand has to know of it. */
export function checkContractNamed(): string[] {
  const files = globSync('packages/contract/src/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .toSorted()
    .map((path): [string, string] => [basename(path), readFileSync(join(root, path), 'utf8')]);
  return unnamedContracts(new Map(files), readFileSync(join(root, page), 'utf8'));
}

/** Files by name → source. A row of the page begins with the file's name. */
export function unnamedContracts(files: ReadonlyMap<string, string>, text: string): string[] {
  const rows = new Set([...text.matchAll(/^\| `([a-z-]+\.ts)` \|/gm)].map(([, name]) => name));
  const declaring = [...files].filter(([, source]) => /[=:] endpoint\(/.test(source));
  const missing = declaring
    .filter(([name]) => !rows.has(name))
    .map(([name]) => `${page} does not name ${name}, which declares endpoints`);
  const gone = [...rows]
    .filter((name) => !declaring.some(([declared]) => declared === name))
    .map((name) => `${page} names ${name}, which declares no endpoint`);
  return [...missing, ...gone];
}
