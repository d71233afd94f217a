import { randomUUID } from 'node:crypto';
import { chosenOf } from '@candor/contract/operations/company-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../test-app.ts';
import { logoKeyOf } from '../../people/brand/index.ts';
import { bringLogo, forgetBroughtLogo } from '../../people/companies/index.ts';
import { people } from '../../people/companies/test-company.ts';
import { png } from '../../people/profiles/test-documents.ts';
import { archiveJob, objectKeyOf } from './archive-times.ts';
import {
  type Company,
  countsOf,
  leavingsOf,
  lines,
  made,
  preview,
  rowsIn,
  shownOf,
  signed,
  take,
} from './test-archives.ts';
import { openBoth } from './test-filled.ts';
import { colour } from './test-settings.ts';

let here: TestApp;
let there: TestApp;
let from: Company;
let to: Company;
let file: Buffer;

beforeAll(async () => {
  ({ here, there, from, to, file } = await openBoth());
  await take(there, to, file);
});
afterAll(async () => {
  await here.close();
  await there.close();
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
    'Setting,settings/000001.jsonl,3,It keeps data for less long than you do. Choose it under Retention.',
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

type Compared = {
  readonly what: string;
  readonly name: string;
  readonly now: string | null;
  readonly next: string | null;
  readonly becomes: string;
};
const comparedIn = ({ settings }: { settings: readonly Compared[] }) =>
  settings.map(({ what, name, now, next, becomes }) =>
    [what, name, now, next, becomes].map((part) => part ?? '-').join(' | '),
  );

test('a look names each setting as it is and as it would be, until somebody has decided', async () => {
  const target = await people(there).found();
  await target.call('PUT', '/api/needs/rules', { replyDays: '1' });
  const kept = { what: 'kept', body: { kind: 'applications', days: 30, reason: '' } };
  const sender = { what: 'mailSender', body: { name: 'Somebody else', replyTo: 'x@example.net' } };
  const rows = [...rowsIn(file, 'settings'), kept, sender];
  const archive = signed(file, { 'settings/000001.jsonl': lines(rows) });
  const looked = await preview(there, target, archive);
  expect(comparedIn(looked).toSorted()).toEqual(
    [
      `colour |  | - | ${colour} | new`,
      'kept | applications | 730 | 30 | would_delete',
      'kept | recordings | 90 | 120 | new',
      'logo |  | - |  | new',
      'mailSender | name |  | Somebody else | not_own',
      'needs | replyDays | 1 | 5 | known',
      'view | jobs | - | In Bergen | new',
    ].toSorted(),
  );
  const brought = await take(there, target, archive);
  expect(countsOf(brought).settings).toBe('4 1 2');
  expect(brought.settings).toEqual([]);
});

test('what would become of the settings is forgotten with their file', async () => {
  const target = await people(there).found();
  const { archiveID, settings } = await preview(there, target, file);
  expect(settings).not.toEqual([]);
  expect((await target.call('DELETE', `/api/company-archive/${archiveID}`)).status).toBe(200);
  expect((await shownOf(target)).brought).toMatchObject({ state: 'gone', settings: [] });
});

test('a company’s own file says who writes for it and what it owes, and where answers go not even then', async () => {
  const company = await people(here).found();
  const rules = { lateHours: '48', latePercent: '25', lateMinutes: '10', rules: 'Be kind.' };
  const sender = { name: 'Larkfield hiring', replyTo: company.email };
  for (const [path, body] of [
    ['/api/letters/sender', sender],
    ['/api/statements/rules', rules],
  ] as const) {
    expect((await company.call('PUT', path, body)).status).toBe(200);
  }
  const own = await made(here, company);
  // As after a backup of before it was decided.
  await here.db.inCompany(company.companyId, (tx) =>
    tx.deleteFrom('companySettings').where('companyId', '=', company.companyId).execute(),
  );
  const looked = await preview(here, company, own);
  expect(looked.from.isOwn).toBe(true);
  expect(comparedIn(looked)).toContain('mailSender | name |  | Larkfield hiring | new');
  expect(countsOf(await take(here, company, own)).settings).toBe('2 0 0');
  expect((await company.call('GET', '/api/statements/rules')).data).toEqual(rules);
  const { data } = await company.call('GET', '/api/letters/sender');
  expect(data).toMatchObject({ name: 'Larkfield hiring', replyTo: '' });
});

test('another company of the same installation is a stranger to who writes and what is owed', async () => {
  const rules = chosenOf('externalInterviews', { latePercent: '75' });
  await from.call('PUT', '/api/statements/rules', rules);
  const neighbour = await people(here).found();
  const brought = await take(here, neighbour, await made(here, from));
  expect(brought.from.isOwn).toBe(true);
  expect((await neighbour.call('GET', '/api/statements/rules')).data.latePercent).toBe('50');
});

test('a file that says it was made on a day that has not come is refused', async () => {
  const target = await people(there).found();
  const madeAt = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const { state, problem } = await preview(there, target, signed(file, {}, { madeAt }));
  expect([state, problem]).toEqual(['refused', { code: 'ahead', file: '' }]);
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  expect((await preview(there, target, signed(file, {}, { madeAt: soon }))).state).toBe('shown');
});

/** By what those who wait for the store say of it. */
const goes = async (companyId: number, key: string) =>
  there.db.inCompany(companyId, async (tx) => {
    const rows = await tx.selectFrom('removedObjects').select('objectKey').execute();
    return rows.filter(({ objectKey }) => objectKey === key).length;
  });

const picturesOf = ({ companyId }: Company) =>
  there.db.inCompany(companyId, async (tx) => {
    const rows = await tx
      .selectFrom('companyArchives')
      .select('broughtLogo')
      .where('companyId', '=', companyId)
      .execute();
    return rows.map(({ broughtLogo }) => logoKeyOf(companyId, broughtLogo));
  });

test('a logo whose row is undone is the same object when it is brought again, and goes when it is given up', async () => {
  const { companyId } = await people(there).found();
  const keys: string[] = [];
  const objects = { put: async (key: string) => void keys.push(key) };
  const client = { ip: '127.0.0.1', userAgent: '', requestId: 'test' };
  const deed = { companyId, accountId: to.accountId, client, now: new Date() };
  const picture = randomUUID();
  const logo = { deed, picture, base64: png().toString('base64') };
  const undone = there.db.inCompany(companyId, async (tx) => {
    await bringLogo(tx, objects, logo);
    throw new Error('Undone.');
  });
  await expect(undone).rejects.toThrow('Undone.');
  const forgotten = async () => {
    await there.db.inCompany(companyId, (tx) => forgetBroughtLogo(tx, { companyId, picture }));
    return goes(companyId, keys[0] ?? '');
  };
  expect(await forgotten()).toBe(1);
  await there.db.inCompany(companyId, (tx) => bringLogo(tx, objects, logo));
  expect(keys).toEqual([keys[0], keys[0]]);
  // A row names it now.
  expect(await forgotten()).toBe(1);
});

test('nothing that can be counted gives the path of a logo that was brought', async () => {
  const { logoKey } = await there.db.inCompany(to.companyId, (tx) =>
    tx.selectFrom('companies').select('logoKey').executeTakeFirstOrThrow(),
  );
  expect(await picturesOf(to)).toEqual([logoKey]);
  expect(logoKey).toMatch(/\/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('the logo of a file that is refused while it is taken goes with it', async () => {
  const target = await people(there).found();
  const { archiveID } = await preview(there, target, file);
  expect((await target.call('POST', `/api/company-archive/${archiveID}/taking`)).status).toBe(200);
  const { companyId } = target;
  await there.objects.remove(objectKeyOf({ companyId, archiveID }));
  await there.runJob(archiveJob, { companyId, archiveID });
  expect((await shownOf(target)).brought.state).toBe('refused');
  const [logo = ''] = await picturesOf(target);
  expect(await goes(companyId, logo)).toBe(1);
});
