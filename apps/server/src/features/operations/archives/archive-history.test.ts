import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import {
  type Company,
  countsOf,
  leavingsOf,
  lines,
  preview,
  rowsIn,
  signed,
  take,
} from './test-archives.ts';
import { all, openBoth } from './test-filled.ts';

let here: TestApp;
let there: TestApp;
let to: Company;
let file: Buffer;

beforeAll(async () => {
  ({ here, there, to, file } = await openBoth());
  await take(there, to, file);
});
afterAll(async () => {
  await here.close();
  await there.close();
});

test('messages and consents stay behind, and a file of before that holds them brings the rest', async () => {
  const names = Object.keys(unzipSync(file));
  expect(names.filter((name) => /^(?:consents|messages)/.test(name))).toEqual([]);
  const target = await people(there).found();
  const [{ email, ref: person }] = rowsIn(file, 'people');
  const givenAt = '2026-11-01T10:00:00.000Z';
  const consent = { email, person, purpose: 'talent-pool', version: 1, text: 'I agree.', givenAt };
  const earlier = signed(file, {
    'consents/000001.jsonl': lines([{ ...consent, withdrawnAt: null }]),
    'messages/000001.jsonl': lines([{ ref: person, email, body: 'On Monday.' }]),
  });
  expect(countsOf(await preview(there, target, earlier))).toEqual(all);
  expect(countsOf(await take(there, target, earlier))).toEqual(all);
  const { companyId } = target;
  const came = await there.db.inCompany(companyId, async (tx) => [
    await tx.selectFrom('candidateConsents').select('id').execute(),
    await tx.selectFrom('messageThreads').select('id').execute(),
  ]);
  expect(came).toEqual([[], []]);
});

test('a test asks the same where it came, and one whose questions are not there is left out', async () => {
  const { data } = await to.call('GET', '/api/blueprints');
  const asked = data.blueprints.map(({ name, draw, isReady }: Record<string, unknown>) => [
    ...[name, draw, isReady],
  ]);
  expect(asked.toSorted()).toEqual([
    ['Drawn', 'random', true],
    ['Listed', 'fixed', true],
  ]);
  const target = await people(there).found();
  const none = signed(file, { 'questions/000001.jsonl': '' });
  const brought = await take(there, target, none);
  expect(countsOf(brought).tests).toBe('0 0 2');
  expect((await leavingsOf(target, brought.archiveID)).toSorted()).toEqual([
    'Test,tests/000001.jsonl,1,What it says cannot be kept here.',
    'Test,tests/000001.jsonl,2,It asks a question that is not here.',
  ]);
});
