import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOwnPages } from './page-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = (pages: readonly { readonly path: string; readonly files: readonly string[] }[]) =>
  writeFileSync(join(folder, 'page-files.json'), JSON.stringify(pages));

const linksOf = (path: string) => readOwnPages(folder)(path).links;

test('an address names the scripts and styles of its screen', () => {
  built([{ path: '/company/jobs', files: ['/assets/jobs.css', '/assets/jobs.js'] }]);
  expect(linksOf('/company/jobs')).toBe(
    '<link rel="preload" as="style" crossorigin href="/assets/jobs.css">' +
      '<link rel="modulepreload" crossorigin href="/assets/jobs.js">',
  );
});

test('a name of the map that stands for any is filled by what was asked', () => {
  built([{ path: '/jobs/career/$companyId', files: ['/assets/careers.js'] }]);
  expect(linksOf('/jobs/career/7')).toContain('/assets/careers.js');
  for (const other of ['/jobs/career/', '/jobs/career', '/jobs/career/7/8', '/jobs/Career/7'])
    expect(linksOf(other)).toBe('');
});

test('what the build does not know is left to the app', () => {
  built([]);
  expect(readOwnPages(folder)('/company/jobs')).toEqual({ links: '', picture: '' });
  rmSync(join(folder, 'page-files.json'));
  expect(readOwnPages(folder)('/company/jobs')).toEqual({ links: '', picture: '' });
});

test('a picture of the page comes with its styles', () => {
  built([{ path: '/home', files: ['/assets/home.css', '/assets/home.js'] }]);
  writeFileSync(join(folder, 'prerendered.json'), JSON.stringify({ '/home': '<h1>Hello</h1>' }));
  expect(readOwnPages(folder)('/home')).toEqual({
    picture: '<h1>Hello</h1>',
    links:
      '<link rel="stylesheet" crossorigin href="/assets/home.css">' +
      '<link rel="modulepreload" crossorigin href="/assets/home.js">',
  });
});
