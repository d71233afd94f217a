import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unnamedPages } from './page-files.ts';

let web: string;
let dist: string;
beforeEach(() => {
  web = mkdtempSync(join(tmpdir(), 'candor-web-'));
  dist = join(web, 'dist');
  for (const folder of ['dist/.vite', 'dist/assets', 'src/routes'])
    mkdirSync(join(web, folder), { recursive: true });
  const manifest = { 'src/pages/jobs.tsx': { file: 'assets/jobs.js' } };
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(web, 'src/routes/a.ts'), "lazy(() => import('../pages/jobs.tsx'), 'Jobs')");
});
afterEach(() => rmSync(web, { recursive: true }));

const named = (files: readonly string[]) =>
  writeFileSync(join(dist, 'page-files.json'), JSON.stringify([{ path: '/jobs', files }]));

test('a screen that an address names is found', () => {
  writeFileSync(join(dist, 'assets/jobs.js'), '');
  named(['/assets/jobs.js']);
  expect(unnamedPages(dist, join(web, 'src'))).toEqual([]);
});

test('a screen that no address names is told', () => {
  named([]);
  expect(unnamedPages(dist, join(web, 'src'))).toEqual(['src/pages/jobs.tsx']);
});

test('a named file that is not there is told', () => {
  named(['/assets/jobs.js']);
  expect(unnamedPages(dist, join(web, 'src'))).toEqual(['/assets/jobs.js']);
});
