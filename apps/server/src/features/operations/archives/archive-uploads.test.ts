import { createJob } from '@candor/contract/hiring/jobs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { archiveJob, objectKeyOf } from './archive-times.ts';
import { pairArchive } from './pair-archive.ts';
import { readContent } from './read-content.ts';
import { type Company, lines, made, path, sent } from './test-archives.ts';

const HOUR = 3_600_000;
let now = new Date();
let app: TestApp;
let company: Company;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
beforeEach(async () => {
  company = await people(app).found();
});
afterAll(() => app.close());

const begin = async (): Promise<number> =>
  (await company.call('POST', `${path}/bringing`, { bytes: 100 })).data.archiveID;
const uploads = async (archiveID: number) => {
  const { companyId } = company;
  return (await app.objects.listUploads(objectKeyOf({ companyId, archiveID }))).length;
};
const forget = (archiveID: number, change: object) =>
  app.db.inCompany(company.companyId, (tx) =>
    tx.updateTable('companyArchives').set(change).where('id', '=', archiveID).execute(),
  );

/** As it lies here: an hour later nobody's session is good any more. */
const rowOf = () =>
  app.db.inCompany(company.companyId, (tx) =>
    tx
      .selectFrom('companyArchives')
      .select(['id', 'state', 'movedAt'])
      .where('companyId', '=', company.companyId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  );

test('an upload that was begun by a process that told nobody goes within the hour', async () => {
  const archiveID = await begin();
  await forget(archiveID, { uploadId: null });
  await app.runJob('company-archives');
  expect(await uploads(archiveID)).toBe(1);
  later(2 * HOUR);
  await app.runJob('company-archives');
  expect(await uploads(archiveID)).toBe(0);
});

test('an upload whose file was forgotten by a process that was killed goes, one that is being sent stays', async () => {
  const archiveID = await begin();
  later(2 * HOUR);
  await app.runJob('company-archives');
  expect(await uploads(archiveID)).toBe(1);
  await forget(archiveID, { state: 'gone', uploadId: null, expiresAt: null });
  await app.runJob('company-archives');
  expect(await uploads(archiveID)).toBe(0);
});

test('one that nobody goes on sending is given up when its week is over', async () => {
  const archiveID = await begin();
  await forget(archiveID, { uploadId: null });
  later(8 * 24 * HOUR);
  await app.runJob('company-archives');
  expect((await rowOf()).state).toBe('gone');
});

test('another that is begun takes the place of the first, with its parts', async () => {
  const first = await begin();
  const second = await begin();
  expect([await uploads(first), await uploads(second)]).toEqual([0, 1]);
});

const content = async (archiveID: number) => {
  await app.runDue('remove-object');
  return readContent(app.objects, objectKeyOf({ companyId: company.companyId, archiveID }));
};

test('a file that somebody forgets before it is taken goes, and nothing of it came', async () => {
  const archiveID = await sent(app, company, await made(app, company));
  expect(await content(archiveID)).not.toBe(undefined);
  expect((await company.call('DELETE', `${path}/${archiveID}`)).status).toBe(200);
  expect(await content(archiveID)).toBe(undefined);
  expect((await company.call('POST', `${path}/${archiveID}/taking`)).code).toBe('wrong_status');
  await app.runJob(archiveJob, { companyId: company.companyId, archiveID });
  expect((await rowOf()).state).toBe('gone');
});

test('what is made after it was given up is removed as late as it is written', async () => {
  const { archiveID } = (await company.call('POST', path)).data;
  const { put } = app.objects;
  app.objects.put = async (...args) => {
    await forget(archiveID, { state: 'gone' });
    await put(...args);
  };
  await app.runJob(archiveJob, { companyId: company.companyId, archiveID });
  app.objects.put = put;
  expect(await content(archiveID)).toBe(undefined);
  expect((await rowOf()).state).toBe('gone');
});

test('a file of more jobs, or of more people in jobs of one name, than can be told apart is refused', async () => {
  const body = { ...createJob.example.body, title: 'Welder' };
  await company.call('POST', '/api/jobs', body);
  const ref = `${'A'.repeat(22)}.1.1`;
  const stand = { job: ref, email: 'ada@example.net', stage: 'Applied', coverLetter: '' };
  const application = {
    ...{ ...stand, appliedAt: now.toISOString(), status: 'active', endedAt: null },
    ...{ isKnockedOut: false, isJobOver: false, moves: [], answers: [] },
  };
  const file = (name: string, row: object, at: number) => ({
    ...{ at, name, bytes: Buffer.from(lines([row, row])) },
  });
  const pair = (most: { jobs: number; stands: number }) =>
    pairArchive(
      app.db,
      { companyId: company.companyId, own: 'x', signer: 'y', most },
      (async function* files() {
        yield file('jobs/000001.jsonl', { ref, status: 'draft', job: body }, 0);
        yield file('applications/000001.jsonl', application, 1);
      })(),
    );
  await expect(pair({ jobs: 1, stands: 2 })).rejects.toThrow('too_large');
  await expect(pair({ jobs: 2, stands: 1 })).rejects.toThrow('too_large');
  expect((await pair({ jobs: 2, stands: 2 })).size).toBe(1);
});

test('a look that takes hours says that it is at work, and is not begun a second time', async () => {
  const bytes = await made(app, company);
  const { read } = app.objects;
  let reads = 0;
  app.objects.read = (...args) => {
    reads += 1;
    // Its signature took three hours; the storage is away for the last of its three readings.
    if (reads === 2) later(3 * HOUR);
    return reads === 3 ? Promise.reject(new Error('away')) : read(...args);
  };
  await expect(sent(app, company, bytes)).rejects.toThrow('away');
  app.objects.read = read;
  const { id: archiveID, ...row } = await rowOf();
  expect(row).toEqual({ state: 'checking', movedAt: now });
  await app.runJob(archiveJob, { companyId: company.companyId, archiveID });
  expect((await rowOf()).state).toBe('shown');
});
