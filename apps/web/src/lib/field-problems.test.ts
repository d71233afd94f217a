import { addApplicant } from '@candor/contract/hiring/pipeline-moves';
import { settingEndpoints } from '@candor/contract/operations/company-settings';
import { createApiKey } from '@candor/contract/operations/api-keys';
import { expect, test } from 'vitest';
import { contractProblems, fieldProblems } from './field-problems.ts';

test('what the contract refuses is told in its own words, at the field', () => {
  const problems = contractProblems(settingEndpoints.mailSender.save, {
    name: 'Larkfield',
    replyTo: 'nobody',
  });
  expect(fieldProblems(problems, ['name', 'replyTo'])).toEqual({
    replyTo: 'Please enter valid email ID.',
  });
});

test('a body that the contract takes has no problem', () => {
  expect(contractProblems(settingEndpoints.mailSender.save, { name: '', replyTo: '' })).toEqual([]);
  const body = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
  expect(contractProblems(addApplicant, body)).toEqual([]);
});

test('an entry of a list is told at its place and at the list', () => {
  const body = { name: 'Payroll', scopes: ['read:nothing'], expiresInDays: 90 };
  const found = fieldProblems(contractProblems(createApiKey, body), ['name', 'scopes']);
  expect(Object.keys(found)).toEqual(['scopes', 'scopes.0']);
});

test('a field keeps the first of its problems', () => {
  const first = { path: 'body.name', message: 'first' };
  expect(fieldProblems([first, { ...first, message: 'second' }], ['name'])).toEqual({
    name: 'first',
  });
});

test('a problem of no field of the form is nobody’s', () => {
  const problems = [
    { path: 'params.jobID', message: 'not a job' },
    { path: 'body.version', message: 'too old' },
    { path: 'body', message: 'not a body' },
  ];
  expect(fieldProblems(problems, ['name', 'jobID'])).toEqual({});
});
