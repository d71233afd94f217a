import { expect, test } from 'vitest';
import { chosenUserType, loginPageOf, pageOfRole } from './linkedin-rules.ts';

test.each([
  ['CANDIDATE', '/jobseeker/candidate-dashboard'],
  ['INTERVIEWER', '/interviewer/dashboard'],
  ['EXTERNAL_INTERVIEWER', '/interviewer/dashboard'],
  ['COMPANY_ADMIN', undefined],
  ['SUPER_ADMIN', undefined],
  [undefined, undefined],
])('[SS-1] the role %s leads to %s', (role, page) => {
  expect(pageOfRole(role)).toBe(page);
});

test.each([
  [null, 'CANDIDATE'],
  ['[]', 'CANDIDATE'],
  ['["EXTERNAL_INTERVIEWER"]', 'EXTERNAL_INTERVIEWER'],
  ['["COMPANY_ADMIN","CANDIDATE"]', 'COMPANY_ADMIN'],
  ['null', 'CANDIDATE'],
  ['[7]', 'CANDIDATE'],
  ['{', 'CANDIDATE'],
])('[SS-1] the stored login user types %s ask for %s', (stored, type) => {
  expect(chosenUserType(stored)).toBe(type);
});

test('[SS-2] a failure leads back to the login that the person came from', () => {
  expect(loginPageOf('EXTERNAL_INTERVIEWER')).toBe('/login/interviewer');
  expect(loginPageOf('CANDIDATE')).toBe('/login/candidate');
  expect(loginPageOf('COMPANY_ADMIN')).toBe('/login/candidate');
});
