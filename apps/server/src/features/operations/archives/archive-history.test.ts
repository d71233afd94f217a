import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { findByAddress } from '../../hiring/candidate-records/index.ts';
import {
  type Company,
  countsOf,
  leavingsOf,
  lines,
  rowsIn,
  signed,
  take,
} from './test-archives.ts';
import { openBoth } from './test-filled.ts';
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

async function idOf(company: Company, email: string): Promise<number> {
  const { companyId } = company;
  const found = await there.db.inCompany(companyId, (tx) => findByAddress(tx, companyId, [email]));
  return found[0]?.id ?? 0;
}
const ada = (company: Company) => idOf(company, 'ada@example.net');

test('what was written is read where it came, in one thread, and leaves no second time', async () => {
  const { data } = await to.call('GET', `/api/applicants/${await ada(to)}/messages`);
  const [thread, ...others] = data.threads;
  expect(others).toEqual([]);
  expect(thread).toMatchObject({ subject: 'A question', jobTitle: 'Welder' });
  const said = thread.messages.map(({ state, body }: Record<string, string>) => [
    state,
    body
      ?.split('\n')
      .at(-1)
      ?.replace(/ by .+ from .+/, ' by … from …'),
  ]);
  expect(said).toEqual([
    ['sent', 'Written by … from …'],
    ['received', 'On Monday.'],
  ]);
  expect(await there.mailsTo('ada@example.net')).toEqual([]);
});

test('a thread that went on where it came from gets the rest, and another person’s thread none of it', async () => {
  const [first] = rowsIn(file, 'messages');
  const grace = rowsIn(file, 'people').find(({ email }) => email === 'grace@example.net');
  const of = (at: number, change: object) => ({
    ...{ ...first, ref: `${'E'.repeat(22)}.1.${at}`, body: `More ${at}` },
    ...change,
  });
  const target = await people(there).found();
  const whose = { email: grace.email, person: grace.ref };
  const rows = [...rowsIn(file, 'messages'), of(1, {}), of(2, whose)];
  const more = signed(file, { 'messages/000001.jsonl': lines(rows) });
  expect(countsOf(await take(there, target, more)).messages).toBe('4 0 0');
  expect(countsOf(await take(there, target, more)).messages).toBe('0 4 0');
  const threadsOf = async (id: number) => {
    const { data } = await target.call('GET', `/api/applicants/${id}/messages`);
    return data.threads.map(({ messages }: { messages: unknown[] }) => messages.length);
  };
  expect(await threadsOf(await ada(target))).toEqual([3]);
  expect(await threadsOf(await idOf(target, grace.email))).toEqual([1]);
});

test('a consent keeps its words and its day, and one that was withdrawn there is withdrawn here', async () => {
  const target = await people(there).found();
  await take(there, target, file);
  const rows = rowsIn(file, 'consents');
  const withdrawnAt = '2026-11-01T10:00:00.000Z';
  const after = signed(file, {
    'consents/000001.jsonl': lines(rows.map((row) => ({ ...row, withdrawnAt }))),
  });
  expect(countsOf(await take(there, target, after)).consents).toBe('2 0 0');
  expect(countsOf(await take(there, target, after)).consents).toBe('0 2 0');
  // What is said nowhere any more is not said again.
  expect(countsOf(await take(there, target, file)).consents).toBe('0 2 0');
  const kept = await there.db.inCompany(target.companyId, (tx) =>
    tx
      .selectFrom('candidateConsents')
      .select(['purpose', 'text', 'givenAt', 'withdrawnAt'])
      .where('companyId', '=', target.companyId)
      .execute(),
  );
  expect(kept).toEqual(
    rows.map(({ purpose, text, givenAt }) => ({
      ...{ purpose, text, givenAt: new Date(givenAt), withdrawnAt: new Date(withdrawnAt) },
    })),
  );
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

test('what a company decided holds where it came, but for where its answers go', async () => {
  expect((await to.call('GET', '/api/needs/rules')).data).toEqual({ replyDays: '5' });
  const sender = (await to.call('GET', '/api/letters/sender')).data;
  expect(sender).toEqual({ name: 'Larkfield hiring', replyTo: '' });
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
  expect(countsOf(brought).settings).toBe('4 1 1');
  expect((await target.call('GET', '/api/needs/rules')).data).toEqual({ replyDays: '1' });
  const line = rows.findIndex(({ what }) => what === 'logo') + 1;
  expect(await leavingsOf(target, brought.archiveID)).toEqual([
    `Setting,settings/000001.jsonl,${line},What it says cannot be kept here.`,
  ]);
});
