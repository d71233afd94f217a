import { expect, test } from 'vitest';
import {
  afterForgotPassword,
  isLoginType,
  isSignUpType,
  loginAfterReset,
  loginAfterSet,
  loginAfterVerified,
  loginOfVerified,
  loginTypeOf,
} from './login-rules.ts';

test('[RT-5] there are four doors to sign in and three to sign up', () => {
  const words = ['company', 'candidate', 'interviewer', 'superAdmin', 'Company', 'admin', ''];
  expect(words.filter((word) => isLoginType(word))).toHaveLength(4);
  expect(words.filter((word) => isSignUpType(word))).toHaveLength(3);
});

test('[EV-3] an address that was confirmed before leads to the login of its type', () => {
  expect(loginOfVerified('Company')).toBe('/login/company');
  expect(loginOfVerified('CANDIDATE')).toBe('/login/candidate');
  expect(loginOfVerified('Interviewer')).toBe('/login/interviewer');
  expect(loginOfVerified('../evil')).toBe('/login/company');
  expect(loginOfVerified(undefined)).toBe('/login/company');
});

test('[EV-5] a confirmed address leads to company, candidate, and otherwise interviewer', () => {
  expect(loginAfterVerified('Company')).toBe('/login/company');
  expect(loginAfterVerified('Candidate')).toBe('/login/candidate');
  expect(loginAfterVerified('Interviewer')).toBe('/login/interviewer');
  expect(loginAfterVerified(undefined)).toBe('/login/interviewer');
});

test('[PW-3] a reset leads to the login of four types, and anything else home', () => {
  expect(loginAfterReset('CANDIDATE')).toBe('/login/candidate');
  expect(loginAfterReset('EXTERNAL_INTERVIEWER')).toBe('/login/interviewer');
  expect(loginAfterReset('SUPER_ADMIN')).toBe('/login/superAdmin');
  expect(loginAfterReset('COMPANY_ADMIN')).toBe('/login/company');
  expect(loginAfterReset('COMPANY_USER')).toBe('/home');
  expect(loginAfterReset('//evil.example')).toBe('/home');
  expect(loginAfterReset(undefined)).toBe('/home');
});

test('[PW-4] a first password leads to one of three logins', () => {
  expect(loginAfterSet('EXTERNAL_INTERVIEWER')).toBe('/login/interviewer');
  expect(loginAfterSet('CANDIDATE')).toBe('/login/candidate');
  expect(loginAfterSet('COMPANY_USER')).toBe('/login/company');
  expect(loginAfterSet('SUPER_ADMIN')).toBe('/login/company');
});

test('[PW-1] who last came as a super admin goes back there', () => {
  expect(afterForgotPassword(['SUPER_ADMIN'])).toBe('/login/superAdmin');
  expect(afterForgotPassword(['CANDIDATE'])).toBe('/home');
  expect(afterForgotPassword([])).toBe('/home');
});

test('[PW-5] whoever is signed in came by one of the doors', () => {
  expect(loginTypeOf('COMPANY_USER')).toBe('company');
  expect(loginTypeOf('COMPANY_ADMIN')).toBe('company');
  expect(loginTypeOf('EXTERNAL_INTERVIEWER')).toBe('interviewer');
  expect(loginTypeOf('SUPER_ADMIN')).toBe('superAdmin');
});
