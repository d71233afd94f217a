import { expect, test } from 'vitest';
import { judgeLinkedIn, type LinkedInFacts } from './linkedin-rules.ts';

const account = {
  id: 7,
  userTypes: ['CANDIDATE'],
  isConfirmed: true,
  isDisabled: false,
};
const facts: LinkedInFacts = {
  userType: 'CANDIDATE',
  linked: null,
  byEmail: null,
  hasVerifiedEmail: true,
};
const unproved = { ...account, isConfirmed: false, userTypes: ['COMPANY_ADMIN'] };

test.each<[string, Partial<LinkedInFacts>, object]>([
  ['nobody knows them', {}, { kind: 'create' }],
  [
    'an account has the address',
    { byEmail: account },
    { kind: 'link', accountId: 7, prove: false },
  ],
  ['the id was linked before', { linked: account }, { kind: 'enter', accountId: 7 }],
  [
    'the id was linked, and the address is another account now',
    { linked: account, byEmail: { ...account, id: 8 } },
    { kind: 'enter', accountId: 7 },
  ],
  [
    'the id was linked, and LinkedIn no longer vouches for an address',
    { linked: account, hasVerifiedEmail: false },
    { kind: 'enter', accountId: 7 },
  ],
  [
    'nobody has proved the address of the account yet',
    { byEmail: unproved },
    { kind: 'link', accountId: 7, prove: true },
  ],
  [
    'LinkedIn does not vouch for the address',
    { hasVerifiedEmail: false },
    { kind: 'refuse', code: 'email_not_verified' },
  ],
  [
    'the account is something else',
    { byEmail: account, userType: 'EXTERNAL_INTERVIEWER' },
    { kind: 'refuse', code: 'wrong_type' },
  ],
  [
    'the linked account is something else',
    { linked: account, userType: 'EXTERNAL_INTERVIEWER' },
    { kind: 'refuse', code: 'wrong_type' },
  ],
  [
    'the account is disabled',
    { byEmail: { ...account, isDisabled: true } },
    { kind: 'refuse', code: 'account_disabled' },
  ],
  [
    'the linked account is disabled',
    { linked: { ...account, isDisabled: true } },
    { kind: 'refuse', code: 'account_disabled' },
  ],
  [
    'an unproved account is disabled',
    { byEmail: { ...unproved, isDisabled: true } },
    { kind: 'refuse', code: 'account_disabled' },
  ],
])('[C16] when %s', (_, given, verdict) => {
  expect(judgeLinkedIn({ ...facts, ...given })).toEqual(verdict);
});
