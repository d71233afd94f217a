import { createHash, randomBytes, sign } from 'node:crypto';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJob } from '@candor/contract/hiring/jobs';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { findByAddress, insertNotes } from '../../hiring/candidate-records/index.ts';
import { writeArchive } from './archive-file.ts';
import { archiveKeyOf } from './archive-key.ts';
import { createQuestion, createSkill } from '../../interviews/questions/index.ts';

let here: TestApp;
let there: TestApp;
let from: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let to: typeof from;
let file: string;

const path = '/api/company-archive';

beforeAll(async () => {
  here = await createTestApp();
  // Another installation has another secret.
  there = await createTestApp({ sessionKey: randomBytes(32) });
  from = await people(here).found();
  to = await people(there).found();
  await fill();
  file = (await from.call('POST', path)).data.base64;
});
afterAll(async () => {
  await here.close();
  await there.close();
});

async function fill() {
  await here.db.inCompany(from.companyId, async (tx) => {
    const { companyId } = from;
    const skillId = await createSkill(tx, { companyId, name: 'SQL' });
    const question = { companyId, skillId, difficulty: 'easy', stem: 'Which join?' } as const;
    await createQuestion(tx, { ...question, options: ['Left', 'Inner', 'Cross'], key: 1 });
  });
  const job = { ...createJob.example.body, title: 'Welder' };
  const { jobID } = (await from.call('POST', '/api/jobs', job)).data;
  await from.call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  for (const [firstName, email] of [
    ['Ada', 'ada@example.net'],
    ['Grace', 'grace@example.net'],
  ]) {
    const body = { firstName, lastName: 'Hopper', email };
    const added = await from.call('POST', `/api/pipeline/jobs/${jobID}/applications`, body);
    const { data } = await from.call(
      'GET',
      `/api/pipeline/applications/${added.data.applicationID}`,
    );
    for (const isPrivate of [false, true]) {
      const text = `${isPrivate ? 'Only mine' : 'For all'} about ${firstName}`;
      const note = { text, isPrivate, mentions: [] };
      await from.call('POST', `/api/applicants/${data.candidateID}/notes`, note);
    }
  }
  // Another of the same title and place, in which one of them stands too.
  const { jobID: second } = (await from.call('POST', '/api/jobs', job)).data;
  await from.call('POST', `/api/jobs/${second}/publish`, { version: 1 });
  const body = { firstName: 'Ada', lastName: 'Hopper', email: 'ada@example.net' };
  await from.call('POST', `/api/pipeline/jobs/${second}/applications`, body);
}

/** What each file of an archive says, without what is of its place: ids, and that jobs arrive paused. */
function contentOf(base64: string): Record<string, unknown[]> {
  const entries = Object.entries(unzipSync(Buffer.from(base64, 'base64')));
  const lines = entries.filter(([name]) => name.endsWith('.jsonl'));
  return Object.fromEntries(
    lines.map(([name, bytes]) => [
      name,
      strFromU8(bytes)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const { ref: _ref, status: _status, ...row } = JSON.parse(line);
          return name === 'applications.jsonl' ? { ...row, job: 0 } : row;
        }),
    ]),
  );
}

const changed = (change: (files: Record<string, Uint8Array>) => void): string => {
  const files = unzipSync(Buffer.from(file, 'base64'));
  change(files);
  return Buffer.from(zipSync(files)).toString('base64');
};

const preview = async (base64: string) =>
  (await to.call('POST', `${path}/preview`, { base64 })).data;

test('what is read back elsewhere equals what was sent, and twice makes nothing twice', async () => {
  const sent = contentOf(file);
  expect(sent['questions.jsonl']).toMatchObject([{ stem: 'Which join?', key: 1 }]);
  expect(sent['people.jsonl']).toMatchObject([
    { email: 'ada@example.net', notes: ['For all about Ada'] },
    { email: 'grace@example.net' },
  ]);
  const { fingerprint } = (await from.call('GET', `${path}/key`)).data;
  const shown = await preview(file);
  expect(shown).toMatchObject({ problem: null, from: { fingerprint, isOwn: false } });
  const all = { questions: 1, jobs: 2, people: 2, applications: 3 };
  const counted = (known: boolean) =>
    Object.entries(all).map(([kind, count]) => ({
      ...{ kind, new: known ? 0 : count, known: known ? count : 0 },
    }));
  expect(shown.counts).toEqual(counted(false));
  expect((await to.call('POST', `${path}/taking`, { base64: file })).data.counts).toEqual(
    counted(false),
  );
  expect((await to.call('POST', `${path}/taking`, { base64: file })).data.counts).toEqual(
    counted(true),
  );
  const again = (await to.call('POST', path)).data.base64;
  expect(contentOf(again)).toEqual(sent);
  expect((await preview(again)).from.isOwn).toBe(true);
  for (const address of ['ada@example.net', 'grace@example.net']) {
    expect(await there.mailsTo(address)).toEqual([]);
  }
  const { data } = await to.call('GET', '/api/jobs');
  const welder = { title: 'Welder', status: 'paused' };
  expect(data.jobs).toMatchObject([welder, welder]);
});

test('a byte that was changed, a foreign signature, a cut file and a newer version are named', async () => {
  const bytes = Buffer.from(file, 'base64');
  const cut = bytes.subarray(0, bytes.length - 40).toString('base64');
  expect((await preview(cut)).problem).toEqual({ code: 'unreadable', file: '' });
  expect((await preview('AAAA')).problem.code).toBe('unreadable');
  const touched = changed((files) => {
    files['people.jsonl'] = Buffer.from(
      strFromU8(files['people.jsonl'] as Uint8Array).replace('Ada', 'Eve'),
    );
  });
  expect((await preview(touched)).problem).toEqual({ code: 'changed', file: 'people.jsonl' });
  const said = (change: (manifest: Record<string, unknown>) => void) =>
    changed((files) => {
      const manifest = JSON.parse(strFromU8(files['manifest.json'] as Uint8Array));
      change(manifest);
      files['manifest.json'] = Buffer.from(JSON.stringify(manifest));
    });
  const renamed = said((manifest) => Object.assign(manifest, { companyName: 'Somebody else' }));
  expect((await preview(renamed)).problem.code).toBe('bad_signature');
  const newer = said((manifest) => Object.assign(manifest, { version: 2 }));
  expect((await preview(newer)).problem.code).toBe('too_new');
  const none = changed((files) => {
    delete files['manifest.json'];
  });
  expect((await preview(none)).problem.code).toBe('no_archive');
  for (const base64 of [cut, touched, renamed, newer, none]) {
    const refused = await to.call('POST', `${path}/taking`, { base64 });
    expect(refused.code).toBe('unreadable_archive');
  }
});

test('a file that unpacks to far more than it is, is not unpacked', async () => {
  const bomb = changed((files) => {
    files['people.jsonl'] = new Uint8Array(70 * 1024 * 1024);
  });
  expect((await preview(bomb)).problem.code).toBe('too_large');
});

test('a name that leads out of the file is a name, and leads nowhere', async () => {
  const odd = changed((files) => {
    files['../../people.jsonl'] = Buffer.from('{}');
  });
  expect((await preview(odd)).problem).toBe(null);
});

const rowsIn = (name: string) =>
  strFromU8(unzipSync(Buffer.from(file, 'base64'))[name] as Uint8Array)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
const lines = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Somebody's own file, with whatever they want to say in it. */
function signed(name: string, content: string): string {
  const { privateKey, publicKey } = archiveKeyOf(randomBytes(32));
  return changed((files) => {
    files[name] = Buffer.from(content);
    const manifest = JSON.parse(strFromU8(files['manifest.json'] as Uint8Array));
    const sha256 = createHash('sha256').update(files[name]).digest('hex');
    const sums = manifest.files.map((one: { name: string }) =>
      one.name === name ? { name, sha256 } : one,
    );
    const said = Buffer.from(JSON.stringify({ ...manifest, publicKey, files: sums }));
    files['manifest.json'] = said;
    files['manifest.sig'] = Buffer.from(sign(null, said, privateKey).toString('base64'));
  });
}

test('a row that no page would take is refused, whoever signed it', async () => {
  const [person, ...others] = rowsIn('people.jsonl');
  const withPerson = (change: object) =>
    signed('people.jsonl', lines([{ ...person, ...change }, ...others]));
  expect((await preview(withPerson({}))).problem).toBe(null);
  for (const wrong of [{ links: ['javascript:alert(1)'] }, { email: 'nobody' }, { notes: [''] }]) {
    const bad = withPerson(wrong);
    expect((await preview(bad)).problem).toEqual({ code: 'bad_row', file: 'people.jsonl' });
  }
});

test('a row that repeats another, or names what the file does not hold, is refused', async () => {
  const [persons, jobs, applications] = [
    rowsIn('people.jsonl'),
    rowsIn('jobs.jsonl'),
    rowsIn('applications.jsonl'),
  ];
  // Addresses are the same in capital letters.
  const shouted = { ...persons[0], email: persons[0].email.toUpperCase() };
  for (const [name, rows] of [
    ['people.jsonl', [...persons, shouted]],
    ['jobs.jsonl', [...jobs, jobs[0]]],
    ['applications.jsonl', [...applications, applications[0]]],
    ['applications.jsonl', [...applications, { ...applications[0], job: 0 }]],
    ['applications.jsonl', [...applications, { ...applications[0], email: 'no@body.example' }]],
  ] as const) {
    const { problem } = await preview(signed(name, lines(rows)));
    expect(problem).toEqual({ code: 'bad_row', file: name });
  }
});

test('line ends without rows between them are counted, not kept', async () => {
  const empty = await preview(signed('people.jsonl', '\n'.repeat(60_000_000)));
  expect(empty.problem).toEqual({ code: 'too_large', file: 'people.jsonl' });
});

test('a file that could not be read again is not given out, for a row that no page would take', async () => {
  const company = await people(here).found();
  const job = { ...createJob.example.body, title: 'Welder' };
  const { jobID } = (await company.call('POST', '/api/jobs', job)).data;
  await company.call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  const ada = { firstName: 'Ada', lastName: 'Hopper', email: 'ada@example.net' };
  await company.call('POST', `/api/pipeline/jobs/${jobID}/applications`, ada);
  const { companyId } = company;
  await here.db.inCompany(companyId, async (tx) => {
    const [found] = await findByAddress(tx, companyId, [ada.email]);
    const notes = Array.from({ length: 1001 }, () => ({ candidateId: found?.id ?? 0, text: 'So' }));
    await insertNotes(tx, { companyId, authorId: company.accountId, createdAt: new Date(), notes });
  });
  expect((await company.call('POST', path)).code).toBe('archive_row_unfit');
});

test('a file of more than 12 MB is not given out, and a row that no file holds is named', async () => {
  const rows = Array.from({ length: 4500 }, (_, at) => ({
    ...{ email: `${at}@example.net`, firstName: 'Ada', lastName: '', phone: '', city: '' },
    ...{ country: null, headline: '', experienceYears: null, availableFrom: null, links: [] },
    ...{ skills: [], tags: [], sourceDetail: '', notes: [randomBytes(3000).toString('base64')] },
  }));
  const made = (persons: typeof rows) =>
    writeArchive(
      { questions: [], jobs: [], people: persons, applications: [] },
      { companyName: 'Acme', now: new Date(), key: archiveKeyOf(randomBytes(32)) },
    );
  expect(await made(rows)).toEqual({ problem: { code: 'too_large', file: '' } });
  const [first, second] = rows.map((row) => ({ ...row, notes: ['So'] }));
  if (first === undefined || second === undefined) throw new Error('no rows');
  expect(await made([first, { ...second, notes: [''] }])).toEqual({
    problem: { code: 'bad_row', file: 'people.jsonl' },
    odd: { kind: 'people', at: 1 },
  });
});

test('only an admin takes the company along or brings another', async () => {
  const member = await people(here).plantMember(from.companyId, { privileges: [] });
  expect((await member.call('POST', path)).status).toBe(403);
  expect((await member.call('POST', `${path}/preview`, { base64: file })).status).toBe(403);
  expect((await member.call('POST', `${path}/taking`, { base64: file })).status).toBe(403);
});
