import { unzipSync } from 'fflate';
import { chosenOf } from '@candor/contract/operations/company-settings';
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
import { colour } from './test-settings.ts';

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

test('what a company decided holds where it came', async () => {
  expect((await to.call('GET', '/api/needs/rules')).data).toEqual({ replyDays: '5' });
  const own = (await to.call('GET', '/api/companies/own')).data;
  expect([own.colour, own.logo.slice(0, 22)]).toEqual([colour, 'data:image/png;base64,']);
  const { views } = (await to.call('GET', '/api/views')).data;
  expect(views.map(({ name, query }: Record<string, string>) => [name, query])).toEqual([
    ['In Bergen', 'status=open&search=Bergen'],
  ]);
});

test('what is decided already stays, and a logo that is none is left out and named', async () => {
  const target = await people(there).found();
  await target.call('PUT', '/api/needs/rules', { replyDays: '1' });
  const rows = rowsIn(file, 'settings').map((row) =>
    row.what === 'logo' ? { ...row, body: { base64: btoa('<script>') } } : row,
  );
  const archive = signed(file, { 'settings/000001.jsonl': lines(rows) });
  const brought = await take(there, target, archive);
  expect(countsOf(brought).settings).toBe('3 1 1');
  expect((await target.call('GET', '/api/needs/rules')).data).toEqual({ replyDays: '1' });
  const line = rows.findIndex(({ what }) => what === 'logo') + 1;
  expect(await leavingsOf(target, brought.archiveID)).toEqual([
    `Setting,settings/000001.jsonl,${line},What it says cannot be kept here.`,
  ]);
});

test('a stranger’s file says neither who writes for us, nor what we owe, nor that we keep for less long', async () => {
  const target = await people(there).found();
  const rows = [
    { what: 'mailSender', body: { name: 'Somebody else', replyTo: '' } },
    { what: 'externalInterviews', body: chosenOf('externalInterviews', { latePercent: '100' }) },
    { what: 'kept', body: { kind: 'applications', days: 30, reason: '' } },
  ];
  const archive = signed(file, { 'settings/000001.jsonl': lines(rows) });
  const before = (await target.call('GET', '/api/retention')).data.rules;
  const brought = await take(there, target, archive);
  expect(countsOf(brought).settings).toBe('0 0 3');
  expect(await leavingsOf(target, brought.archiveID)).toEqual([
    'Setting,settings/000001.jsonl,1,"Only this company decides it, not the file of another."',
    'Setting,settings/000001.jsonl,2,"Only this company decides it, not the file of another."',
    'Setting,settings/000001.jsonl,3,It keeps data for less long than you do. Choose it under Data retention.',
  ]);
  const { name } = (await target.call('GET', '/api/letters/sender')).data;
  expect(name).not.toBe('Somebody else');
  expect((await target.call('GET', '/api/statements/rules')).data.latePercent).toBe('50');
  expect((await target.call('GET', '/api/retention')).data.rules).toEqual(before);
});

test('of views and templates of messages no more come than a page would take', async () => {
  const target = await people(there).found();
  const many = Array.from({ length: 101 }, (_, at) => `No. ${at}`);
  const archive = signed(file, {
    'settings/000001.jsonl': lines(
      many.map((name) => ({ what: 'view', body: { list: 'jobs', name, query: 'status=open' } })),
    ),
    'templates/000001.jsonl': lines(
      many.map((name) => ({ what: 'message', body: { name, subject: 'Hello', body: 'Hello' } })),
    ),
  });
  const brought = await take(there, target, archive);
  expect(countsOf(brought)).toMatchObject({ settings: '100 0 1', templates: '100 0 1' });
  expect(await leavingsOf(target, brought.archiveID)).toEqual([
    'Setting,settings/000001.jsonl,101,There was no room for it.',
    'Template,templates/000001.jsonl,101,There was no room for it.',
  ]);
});
