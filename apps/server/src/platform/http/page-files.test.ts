import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPageFiles } from './page-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = (pages: readonly { readonly path: string; readonly files: readonly string[] }[]) =>
  writeFileSync(join(folder, 'page-files.json'), JSON.stringify(pages));

test('an address names the scripts and styles of its screen', () => {
  built([{ path: '/company/jobs', files: ['/assets/jobs.css', '/assets/jobs.js'] }]);
  expect(readPageFiles(folder)('/company/jobs')).toBe(
    '<link rel="preload" as="style" crossorigin href="/assets/jobs.css">' +
      '<link rel="modulepreload" crossorigin href="/assets/jobs.js">',
  );
});

test('a name of the map that stands for any is filled by what was asked', () => {
  built([{ path: '/jobs/career/$companyId', files: ['/assets/careers.js'] }]);
  const linksOf = readPageFiles(folder);
  expect(linksOf('/jobs/career/7')).toContain('/assets/careers.js');
  for (const other of ['/jobs/career/', '/jobs/career', '/jobs/career/7/8', '/jobs/Career/7'])
    expect(linksOf(other)).toBe('');
});

test('what the build does not know is left to the app', () => {
  built([]);
  expect(readPageFiles(folder)('/company/jobs')).toBe('');
  rmSync(join(folder, 'page-files.json'));
  expect(readPageFiles(folder)('/company/jobs')).toBe('');
});
