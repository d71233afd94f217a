import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { findByAddress } from '../../hiring/candidate-records/index.ts';
import { type Company, countsOf, lines, made, rowsIn, signed, take } from './test-archives.ts';
import { known, openBoth, pdf } from './test-filled.ts';

let here: TestApp;
let there: TestApp;
let from: Company;
let file: Buffer;

beforeAll(async () => {
  ({ here, there, from, file } = await openBoth());
});
afterAll(async () => {
  await here.close();
  await there.close();
});

async function idOf(app: TestApp, { companyId }: Company, email: string): Promise<number> {
  const found = await app.db.inCompany(companyId, (tx) => findByAddress(tx, companyId, [email]));
  return found[0]?.id ?? 0;
}
const correct = (app: TestApp, { companyId }: Company, id: number, email: string) =>
  app.db.inCompany(companyId, (tx) =>
    tx.updateTable('candidates').set({ email }).where('id', '=', id).execute(),
  );
const notesOf = async (company: Company, id: number): Promise<string[]> => {
  const { data } = await company.call('GET', `/api/applicants/${id}/notes`);
  return data.notes.map(({ text }: { text: string }) => text.split('\n')[0]).toSorted();
};

test('whoever had their address corrected gets their notes, files and applications all the same', async () => {
  const target = await people(there).found();
  await take(there, target, file);
  const ada = await idOf(there, target, 'ada@example.net');
  await correct(there, target, ada, 'ada.hopper@example.net');
  const there1 = await idOf(here, from, 'ada@example.net');
  const note = { text: 'Called again', isPrivate: false, mentions: [] };
  await from.call('POST', `/api/applicants/${there1}/notes`, note);
  const other = Buffer.concat([pdf, Buffer.from('\n')]);
  const cv = { kind: 'cv', fileName: 'New.pdf', base64: other.toString('base64') };
  expect((await from.call('POST', `/api/applicants/${there1}/files`, cv)).status).toBe(200);
  const brought = await take(there, target, await made(here, from));
  expect(countsOf(brought)).toMatchObject({
    ...{ people: '0 2 0', notes: '1 2 0', applications: '0 4 0', files: '1 2 0' },
  });
  expect(await notesOf(target, ada)).toEqual(['Called again', 'For all about Ada']);
});

test('what somebody signs of another’s rows keeps nothing away that these sign themselves', async () => {
  const target = await people(there).found();
  const [note, other] = rowsIn(file, 'notes');
  const [job] = rowsIn(file, 'jobs');
  const forged = signed(file, {
    'notes/000001.jsonl': lines([{ ...note, text: 'Forged' }]),
    'jobs/000001.jsonl': lines([{ ...job, job: { ...job.job, title: 'Trap', slug: 'trap' } }]),
    ...{ 'applications/000001.jsonl': '', 'files/000001.jsonl': '' },
  });
  expect(countsOf(await take(there, target, forged))).toMatchObject({ notes: '1 0 0' });
  const brought = countsOf(await take(there, target, file));
  expect(brought).toMatchObject({ notes: '2 0 0', jobs: '3 0 0', applications: '4 0 0' });
  expect(await notesOf(target, await idOf(there, target, note.email))).toContain(note.text);
  expect(await notesOf(target, await idOf(there, target, other.email))).toEqual([other.text]);
});

test('what comes by two ways comes once', async () => {
  const between = await people(there).found();
  await take(there, between, file);
  const third = await createTestApp({ sessionKey: randomBytes(32) });
  const target = await people(third).found();
  await take(third, target, await made(there, between));
  expect(countsOf(await take(third, target, file))).toEqual(known);
  await third.close();
});
