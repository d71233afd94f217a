import { contract, everyEndpointErrors } from '@candor/contract';
import { expect, test } from 'vitest';
import { sentenceOf, speakOfRefusals } from './lib/refusal-sentences.ts';
import { mergeRefusalWords, refusalWords } from './refusals.ts';

speakOfRefusals(async () => refusalWords);

test('a refusal is a code, and what its sentence names', async () => {
  expect(await sentenceOf({ code: 'same_candidate' })).toBe(
    'These are one and the same candidate.',
  );
  const params = { email: 'ann@example.com' };
  expect(await sentenceOf({ code: 'account_email', params })).toBe(
    'They sign in with ann@example.com, so that address has to stay.',
  );
});

test('a code that stands for several sentences tells them apart', async () => {
  const of = (what: string) => sentenceOf({ code: 'not_found', params: { what } });
  expect(await of('job')).toBe('There is no such job.');
  expect(await of('webhook')).toBe('There is no such webhook.');
  expect(await sentenceOf({ code: 'wrong_status', params: { what: 'job', status: 'draft' } })).toBe(
    'This job is draft.',
  );
});

test('a sentence of the server’s own stands, and what nobody has words for has none', async () => {
  expect(await sentenceOf({ code: 'not_found', message: 'Not here.' })).toBe('Not here.');
  expect(await sentenceOf({ code: 'never_heard_of' })).toBeUndefined();
  expect(await sentenceOf({ code: 'not_found', params: { what: 'moon' } })).toBeUndefined();
});

test('two features speak of one code', () => {
  const one = { not_found: { job: 'No job.' } } as const;
  const other = { not_found: { key: 'No key.' }, too_fast: 'Slowly.' } as const;
  expect(mergeRefusalWords(one, other)).toEqual({
    not_found: { job: 'No job.', key: 'No key.' },
    too_fast: 'Slowly.',
  });
});

test('an endpoint declares each code that there are words for', () => {
  const endpoints = Object.values(contract).flatMap((feature) => Object.values(feature));
  const declared = new Set(
    [everyEndpointErrors, ...endpoints.map(({ errors }) => errors)].flatMap(Object.keys),
  );
  expect(Object.keys(refusalWords).filter((code) => !declared.has(code))).toEqual([]);
});
