import { expect, test } from 'vitest';
import { isPagePath } from './page-path-rules.ts';

const secret = 'kZ9-_aB3'.repeat(5).slice(0, 43).padEnd(43, 'x');

test.each([
  '/',
  '/home',
  '/company/view-interview/7?tab=notes.txt',
  '/jobs/career/3/17-backend-engineer',
  `/virtual-interview-login/1.${secret}`,
  '/virtual-interview-login/1.unknown',
])('%s may be a page', (url) => expect(isPagePath(url)).toBe(true));

test.each([
  '/.env',
  '/.git/config',
  '/%2egit/config',
  '/a/.aws/credentials',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/wp-login.php?x=1',
  '/metrics',
  '/api/nothing',
  '/backup.tar.GZ',
])('%s is none', (url) => expect(isPagePath(url)).toBe(false));
