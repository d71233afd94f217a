import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageBytes } from './page-bytes.ts';

let dist = '';

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'candor-budget-'));
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  write('.vite/manifest.json', '{}');
});

afterEach(() => {
  rmSync(dist, { recursive: true, force: true });
});

const write = (path: string, content: string): number => {
  writeFileSync(join(dist, path), content);
  return gzipSync(content, { level: 9 }).length;
};

test('counts scripts, what they import and styles, once each, but nothing loaded later', () => {
  write(
    'room.html',
    `<link rel="stylesheet" crossorigin href="/assets/room-1.css">
     <link rel="modulepreload" href="/assets/deep-1.js">
     <link rel="preload" as="font" href="/assets/inter-1.woff2" crossorigin>
     <script type="module" src="/assets/room-1.js"></script><img src="/logo.svg">`,
  );
  write('assets/inter-1.woff2', 'font');
  const css = write('assets/room-1.css', 'body{margin:0}');
  const js =
    write('assets/room-1.js', `import{a}from"./near-1.js";import("./later-1.js");`) +
    write('assets/near-1.js', `import"./deep-1.js";export const a=1`) +
    write('assets/deep-1.js', `export{a}from"./near-1.js"`);
  write('assets/later-1.js', 'export const later=1');
  expect(pageBytes(dist, 'room.html', [])).toEqual({ js, css, font: 4, files: 4 });
});

test('a route that belongs to the view is counted with its styles', () => {
  write('app.html', `<script type="module" src="/assets/app-1.js"></script>`);
  const app = write('assets/app-1.js', `import("./login-page-x1.js")`);
  const login = write('assets/login-page-x1.js', 'import"./field-x1.js"');
  const css =
    write('assets/login-page-x1.css', 'form{margin:0}') +
    write('assets/field-x1.css', 'input{margin:0}');
  const form = write('assets/field-x1.js', 'export const field=1');
  const styled = (name: string) => ({ file: `assets/${name}.js`, css: [`assets/${name}.css`] });
  write(
    '.vite/manifest.json',
    JSON.stringify([styled('login-page-x1'), styled('field-x1'), styled('later-x1')]),
  );
  write('assets/report-page-x1.js', 'export const report=1');
  expect(pageBytes(dist, 'app.html', ['login-page'])).toEqual({
    js: app + login + form,
    css,
    font: 0,
    files: 5,
  });
});

test('a route that no file belongs to is an error, not nothing to count', () => {
  write('app.html', `<script type="module" src="/assets/app-1.js"></script>`);
  write('assets/app-1.js', 'export const app=1');
  write('assets/login-page-x1.js', 'export const login=1');
  expect(() => pageBytes(dist, 'app.html', ['login-page', 'sign-in-page'])).toThrow(
    'No file of the build belongs to sign-in-page',
  );
});
