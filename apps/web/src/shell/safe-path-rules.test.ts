import { expect, test } from 'vitest';
import { safePath } from './safe-path-rules.ts';

test.each([
  '/',
  '/home',
  '/company/interviews?q=a%2Fb&page=2',
  '/a//b',
  '/company/users?search=Ada Byron',
  '/company#top',
  '/jobs?next=https://x.example',
])('%s is a path of ours', (path) => {
  expect(safePath(path)).toBe(path);
});

const hosts = ['evil.example', 'evil.example/company', '127.0.0.1', '[::1]', 'candor@evil.example'];
const foreign = [
  null,
  undefined,
  '',
  ' ',
  ' /home',
  'home',
  '?x',
  '#x',
  './home',
  '../home',
  'http:/home',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  '\tjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'about:blank',
  '\\home',
  '/\\',
  '/home\\..\\x',
  '/\u0000/evil.example',
  '/home\u0007',
  '/home\u007f',
  '/home\r\nset-cookie: a=b',
  '\u2028/home',
  '\ufeff/home',
  ...hosts.flatMap((host) => [
    `//${host}`,
    `///${host}`,
    `/\\${host}`,
    `/\t/${host}`,
    `/\n/${host}`,
    `https://${host}`,
    `\\\\${host}`,
  ]),
];

test('[C17] there are at least 60 payloads', () => {
  expect(foreign.length).toBeGreaterThanOrEqual(60);
});

test.each(foreign.map((path) => [path]))('[C17] %j leads nowhere', (path) => {
  expect(safePath(path)).toBeUndefined();
});

test('[C17] whatever passes stays on this origin in a browser', () => {
  const origin = 'https://candor.example';
  const encoded = hosts.flatMap((host) => [
    `/%2F${host}`,
    `/%5C${host}`,
    `/%09/${host}`,
    `/.//${host}`,
  ]);
  const passing = encoded.filter((path) => safePath(path) !== undefined);
  expect(passing.map((path) => new URL(path, origin).origin)).toEqual(passing.map(() => origin));
});
