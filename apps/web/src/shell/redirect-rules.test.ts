import { describe, expect, test } from 'vitest';
import { redirectFor, safePath } from './redirect-rules.ts';

const visit = { section: undefined, userType: undefined, href: '/', stored: null } as const;

describe('without a session', () => {
  test('[SH-2] a company page leads home and is remembered with its query', () => {
    const href = '/company/view-interview?interviewScheduleID=7';
    expect(redirectFor({ ...visit, section: 'company', href })).toEqual({
      to: '/home',
      remember: href,
    });
  });

  test('entry pages and pages of no section are shown', () => {
    expect(redirectFor({ ...visit, section: 'entry', href: '/home' })).toBeUndefined();
    expect(redirectFor({ ...visit, href: '/404' })).toBeUndefined();
  });
});

describe.each(['COMPANY_ADMIN', 'COMPANY_USER'])('signed in as %s', (userType) => {
  test('a company page is shown', () => {
    expect(
      redirectFor({ ...visit, section: 'company', userType, href: '/company/interviews' }),
    ).toBeUndefined();
  });

  test('[SH-6] an entry page leads to the dashboard', () => {
    expect(redirectFor({ ...visit, section: 'entry', userType, href: '/home' })).toEqual({
      to: '/company/dashboard',
      forget: true,
    });
  });

  test('[SH-2] the remembered page is used once', () => {
    const stored = '/company/view-interview?interviewScheduleID=7';
    expect(redirectFor({ ...visit, section: 'entry', userType, stored })).toEqual({
      to: stored,
      forget: true,
    });
  });

  test('a remembered address of another origin is not used', () => {
    expect(
      redirectFor({ ...visit, section: 'entry', userType, stored: '//evil.example/' })?.to,
    ).toBe('/company/dashboard');
  });
});

test('a candidate is not let into the company section, and nothing is remembered', () => {
  expect(
    redirectFor({ ...visit, section: 'company', userType: 'CANDIDATE', href: '/company/jobs' }),
  ).toEqual({ to: '/home' });
});

describe('safePath', () => {
  test.each(['/', '/home', '/company/interviews?q=a%2Fb&page=2', '/a//b', '/company#top'])(
    '%s is a path of ours',
    (path) => {
      expect(safePath(path)).toBe(path);
    },
  );

  test.each([
    '',
    'home',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\u0000',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '%2F%2Fevil.example',
    'null',
  ])('%j is not', (path) => {
    expect(safePath(path)).toBeUndefined();
  });

  test('nothing stored is nothing', () => {
    expect(safePath(null)).toBeUndefined();
    expect(safePath(undefined)).toBeUndefined();
  });
});
