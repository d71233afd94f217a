import { archiveKinds } from '@candor/contract/operations/archive-rules';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { deleteCandidateRows, findByAddress } from '../../hiring/candidate-records/index.ts';
import { archiveJob, objectKeyOf } from './archive-times.ts';
import { readContent } from './read-content.ts';
import {
  type Company,
  countsOf,
  leavingsOf,
  lines,
  made,
  path,
  preview,
  rowsIn,
  sent,
  shownOf,
  signed,
  take,
} from './test-archives.ts';
import { all, known, openBoth, pdf, TOLD } from './test-filled.ts';
import { partsNamed } from './test-writing.ts';

let here: TestApp;
let there: TestApp;
let from: Company;
let to: Company;
let file: Buffer;

beforeAll(async () => {
  ({ here, there, from, to, file } = await openBoth());
});
afterAll(async () => {
  await here.close();
  await there.close();
});

/** What an archive says, without what is of its place: ids, and that jobs arrive paused. */
const contentOf = (bytes: Buffer) =>
  Object.fromEntries(
    archiveKinds.map((kind) => [
      kind,
      rowsIn(bytes, kind)
        .map(({ status: _status, author: _author, text, body, ...row }) => ({
          ...row,
          ...(text && { text: text.split('\n')[0] }),
          ...(typeof body === 'string' && { body: body.split('\n')[0] }),
          ...(typeof body === 'object' && { body: { ...body, replyTo: undefined } }),
        }))
        .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    ]),
  );

test('what is read back elsewhere equals what was sent, and twice makes nothing twice', async () => {
  expect(countsOf((await shownOf(from)).made)).toEqual(all);
  const { fingerprint } = await shownOf(from);
  const shown = await preview(there, to, file);
  expect(shown).toMatchObject({ state: 'shown', from: { fingerprint, isOwn: false } });
  expect(countsOf(shown)).toEqual(all);
  expect(countsOf(await take(there, to, file))).toEqual(all);
  expect(countsOf(await take(there, to, file))).toEqual(known);
  const again = await made(there, to);
  expect(contentOf(again)).toEqual(contentOf(file));
  const fitter = rowsIn(again, 'jobs').find(({ job }) => job.title === 'Fitter');
  expect(fitter.job).toMatchObject({ language: 'de', jurisdiction: 'eu' });
  expect((await preview(there, to, again)).from.isOwn).toBe(true);
  expect(countsOf(await preview(there, to, again))).toEqual(known);
  // And the way back: what went along is the same where it came from.
  expect(countsOf(await take(here, from, again))).toEqual(known);
  for (const address of ['ada@example.net', 'grace@example.net']) {
    expect(await there.mailsTo(address)).toEqual([]);
  }
  const { data } = await to.call('GET', '/api/jobs');
  const states = data.jobs.map(({ title, status }: Record<string, string>) => `${title} ${status}`);
  expect(states.toSorted()).toEqual(['Fitter closed', 'Welder paused', 'Welder paused']);
});

test('a note keeps its date and says who wrote it, and a file is the same bytes', async () => {
  const candidateID = await idOf(to, 'ada@example.net');
  const { notes } = (await to.call('GET', `/api/applicants/${candidateID}/notes`)).data;
  const [sentNote] = rowsIn(file, 'notes');
  expect(notes).toHaveLength(1);
  expect(notes[0].createdAt).toBe(sentNote.at);
  expect(notes[0].text).toMatch(/^For all about Ada\n\nWritten by .+, brought from .+\.$/);
  const { files } = (await to.call('GET', `/api/applicants/${candidateID}/files`)).data;
  expect(files).toMatchObject([{ kind: 'cv', fileName: 'Ada.pdf', bytes: pdf.length }]);
});

test('a decision keeps its day, its reason and its steps, in a job that is closed', async () => {
  const { companyId } = to;
  const [row] = rowsIn(file, 'applications').filter(({ status }) => status === 'rejected');
  const found = await there.db.inCompany(companyId, (tx) =>
    tx
      .selectFrom('applications as a')
      .innerJoin('jobs as j', 'j.id', 'a.jobId')
      .innerJoin('applicationMoves as m', 'm.applicationId', 'a.id')
      .select([
        'j.status as job',
        'a.statusChangedAt',
        'm.kind',
        'm.reason',
        'm.toldReasons',
        'a.replyBy',
      ])
      .where('a.companyId', '=', companyId)
      .where('a.status', '=', 'rejected')
      .orderBy('m.id')
      .execute(),
  );
  const same = { job: 'closed', statusChangedAt: new Date(row.endedAt), replyBy: null };
  expect(found).toEqual([
    { ...same, kind: 'applied', reason: '', toldReasons: null },
    { ...same, kind: 'rejected', reason: 'Not enough experience', toldReasons: TOLD },
  ]);
});

test('a notice tells when the file is ready, and a link leads to it for ten minutes', async () => {
  const { notifications } = (await from.call('GET', '/api/notifications')).data;
  const ready = { title: 'Your company’s file is ready', path: '/company/settings/archive' };
  expect(notifications).toContainEqual(expect.objectContaining(ready));
  const { archiveID } = (await shownOf(from)).made;
  const { data } = await from.call('POST', `${path}/${archiveID}/address`);
  expect(data.fileName).toMatch(/^candor .+ \d{4}-\d\d-\d\d\.zip$/);
  expect(data.url).toMatch(/^\/|^http/);
});

async function idOf({ companyId }: Company, email: string): Promise<number> {
  const found = await there.db.inCompany(companyId, (tx) => findByAddress(tx, companyId, [email]));
  return found[0]?.id ?? 0;
}

test('nobody comes back who was erased here, or brought before and deleted since', async () => {
  const target = await people(there).found();
  await take(there, target, file);
  const candidateID = await idOf(target, 'ada@example.net');
  const body = { candidateID, email: 'ada@example.net', because: 'A wish.' };
  const erased = await target.call('POST', '/api/retention/erasures', body);
  expect([erased.status, erased.code]).toEqual([200, undefined]);
  const brought = await take(there, target, file);
  expect(countsOf(brought)).toEqual({
    ...{ settings: '0 5 0', templates: '0 6 0', questions: '0 1 0', tests: '0 2 0', jobs: '0 3 0' },
    ...{ people: '0 1 1', notes: '0 2 0' },
    ...{ applications: '0 2 2', files: '0 2 0' },
  });
  expect(await leavingsOf(target, brought.archiveID)).toContain(
    'Candidate,people/000001.jsonl,1,This person was erased here.',
  );
});

test('nobody comes back who was brought before and is kept no longer', async () => {
  const target = await people(there).found();
  const [person] = rowsIn(file, 'people');
  const ref = `${'C'.repeat(22)}.1.1`;
  const email = 'old@example.net';
  const archive = signed(file, { 'people/000002.jsonl': lines([{ ...person, ref, email }]) });
  expect(countsOf(await take(there, target, archive)).people).toBe('3 0 0');
  const { companyId } = target;
  const id = await idOf(target, email);
  await there.db.inCompany(companyId, (tx) => deleteCandidateRows(tx, companyId, [id]));
  const brought = await take(there, target, archive);
  expect(countsOf(brought).people).toBe('0 2 1');
  expect(await leavingsOf(target, brought.archiveID)).toEqual([
    'Candidate,people/000002.jsonl,1,"It was here before, and was deleted."',
  ]);
});

test('a file that was made before somebody was erased is not given out, and goes', async () => {
  const source = await people(there).found();
  await take(there, source, file);
  await made(there, source);
  const { archiveID } = (await shownOf(source)).made;
  const candidateID = await idOf(source, 'ada@example.net');
  const body = { candidateID, email: 'ada@example.net', because: 'A wish.' };
  expect((await source.call('POST', '/api/retention/erasures', body)).status).toBe(200);
  const address = await source.call('POST', `${path}/${archiveID}/address`);
  expect(address.code).toBe('not_found');
  await there.runJob('company-archives');
  await there.runDue('remove-object');
  const objectKey = objectKeyOf({ companyId: source.companyId, archiveID });
  expect(await readContent(there.objects, objectKey)).toBe(undefined);
  expect((await shownOf(source)).made.state).toBe('gone');
});

test('a job that is killed goes on where it was, and another that is at it too changes nothing', async () => {
  const target = await people(there).found();
  const archiveID = await sent(there, target, file);
  expect((await target.call('POST', `${path}/${archiveID}/taking`)).status).toBe(200);
  const data = { companyId: target.companyId, archiveID };
  // The store goes away when the first document is to be kept.
  const put = there.objects.put;
  there.objects.put = (key, ...rest) =>
    key.startsWith('candidates/') ? Promise.reject(new Error('killed')) : put(key, ...rest);
  await expect(there.runJob(archiveJob, data)).rejects.toThrow('killed');
  there.objects.put = put;
  const half = (await shownOf(target)).brought;
  expect(half.state).toBe('taking');
  expect(countsOf(half)).toMatchObject({ people: '2 0 0', files: '0 0 0' });
  await Promise.all([there.runJob(archiveJob, data), there.runJob(archiveJob, data)]);
  const whole = (await shownOf(target)).brought;
  expect(whole.state).toBe('done');
  expect(countsOf(whole)).toEqual(all);
});

test('one at a time is made, and a file that is not wanted is forgotten', async () => {
  const asked = await from.call('POST', path);
  expect(asked.status).toBe(200);
  expect((await from.call('POST', path)).code).toBe('archive_under_way');
  const { archiveID } = asked.data;
  expect((await from.call('DELETE', `${path}/${archiveID}`)).code).toBe('wrong_status');
  await here.runJob(archiveJob, { companyId: from.companyId, archiveID });
  expect((await from.call('DELETE', `${path}/${archiveID}`)).status).toBe(200);
  expect((await shownOf(from)).made).toMatchObject({ state: 'gone', until: null });
  expect((await from.call('POST', `${path}/${archiveID}/address`)).code).toBe('not_found');
});

test('a part of another length than was said, and an end before the last part, are refused', async () => {
  const begun = await to.call('POST', `${path}/bringing`, { bytes: 100 });
  const { archiveID } = begun.data;
  const send = (part: number, length: number) =>
    to.call('POST', `${path}/${archiveID}/parts`, {
      ...{ part, base64: Buffer.alloc(length).toString('base64') },
    });
  expect((await send(1, 99)).code).toBe('archive_part_odd');
  expect((await send(2, 100)).code).toBe('archive_part_odd');
  expect((await to.call('POST', `${path}/${archiveID}/sent`)).code).toBe('archive_part_odd');
  expect((await send(1, 100)).status).toBe(200);
});

test('only an admin takes the company along or brings another', async () => {
  const member = await people(here).plantMember(from.companyId, { privileges: [] });
  expect((await member.call('POST', path)).status).toBe(403);
  expect((await member.call('GET', path)).status).toBe(403);
  expect((await member.call('POST', `${path}/bringing`, { bytes: 100 })).status).toBe(403);
});

test('a row of more than 1 MB is left out of the file that is made, and named', async () => {
  expect(await partsNamed()).toEqual(['people 2 too_long', 'people 3 unfit']);
  expect(Object.keys(unzipSync(file)).at(-1)).toBe('manifest.sig');
});
