import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { createJob } from '@candor/contract/hiring/jobs';
import { findByAddress } from '../../hiring/candidate-records/index.ts';
import {
  type Company,
  countsOf,
  leavingsOf,
  lines,
  made,
  preview,
  rowsIn,
  signed,
  take,
} from './test-archives.ts';
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

test('what a stranger signs of our rows gives none of them another’s ref in our next file', async () => {
  const source = await people(here).found();
  await take(here, source, file);
  const { data } = await source.call('POST', '/api/jobs', {
    ...createJob.example.body,
    title: 'Turner',
  });
  expect(data.jobID).toBeGreaterThan(0);
  const email = 'own@example.net';
  const body = { firstName: 'Own', lastName: 'Hopper', email };
  const path = `/api/pipeline/jobs/${data.jobID}/applications`;
  await source.call('POST', `/api/jobs/${data.jobID}/publish`, { version: 1 });
  expect((await source.call('POST', path, body)).status).toBe(200);
  const before = await made(here, source);
  const refsOf = (bytes: Buffer) =>
    ['jobs', 'people'].map((kind) => rowsIn(bytes, kind).map(({ ref }) => ref));
  const turner = rowsIn(before, 'jobs').find(({ job }) => job.title === 'Turner');
  const person = rowsIn(before, 'people').find((one) => one.email === email);
  const [first] = rowsIn(before, 'people');
  const welder = rowsIn(before, 'jobs').find(({ job }) => job.title === 'Welder');
  const empty = { 'applications/000001.jsonl': '', 'notes/000001.jsonl': '' };
  const forged = signed(before, {
    ...empty,
    'jobs/000001.jsonl': lines([{ ...welder, ref: turner.ref }]),
    'people/000001.jsonl': lines([{ ...first, ref: person.ref }]),
  });
  await take(here, source, forged);
  const after = await made(here, source);
  expect(refsOf(after)).toEqual(refsOf(before));
  expect(refsOf(after).map((refs) => new Set(refs).size)).toEqual([4, 3]);
});

test('a file in which two people have one ref is refused', async () => {
  const target = await people(there).found();
  const [one, other] = rowsIn(file, 'people');
  const twice = signed(file, { 'people/000001.jsonl': lines([one, { ...other, ref: one.ref }]) });
  const { state, problem } = await preview(there, target, twice);
  expect([state, problem?.code]).toEqual(['refused', 'same_ref']);
});

test('what is said to have happened on a day that has not come is left out', async () => {
  const target = await people(there).found();
  const [note, ...rest] = rowsIn(file, 'notes');
  const at = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const ahead = signed(file, { 'notes/000001.jsonl': lines([{ ...note, at }, ...rest]) });
  const brought = await take(there, target, ahead);
  expect(countsOf(brought).notes).toBe('1 0 1');
  expect(await leavingsOf(target, brought.archiveID)).toEqual([
    'Note,notes/000001.jsonl,1,It is of a day that has not come.',
  ]);
});
