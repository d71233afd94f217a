import { strFromU8 } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { sumOf } from './archive-format.ts';
import {
  changed,
  type Company,
  countsOf,
  leavingsOf,
  lines,
  path,
  preview,
  rowsIn,
  sent,
  shownOf,
  signed,
  take,
} from './test-archives.ts';
import { known, openBoth, pdf } from './test-filled.ts';

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

const problemOf = async (bytes: Buffer) => {
  const { state, problem } = await preview(there, to, bytes);
  return state === 'refused' ? problem : state;
};

test('a byte that was changed, a foreign signature, a cut file and another version are named', async () => {
  const cut = file.subarray(0, file.length - 40);
  expect(await problemOf(cut)).toEqual({ code: 'unreadable', file: '' });
  expect((await problemOf(Buffer.from('AAAA'))).code).toBe('unreadable');
  const name = 'people/000001.jsonl';
  const touched = changed(file, (files) => {
    files[name] = Buffer.from(strFromU8(files[name] as Uint8Array).replace('Ada', 'Eve'));
  });
  expect(await problemOf(touched)).toEqual({ code: 'changed', file: name });
  const less = changed(file, (files) => {
    delete files[name];
  });
  expect(await problemOf(less)).toEqual({ code: 'changed', file: name });
  const said = (change: object) =>
    changed(file, (files) => {
      const manifest = JSON.parse(strFromU8(files['manifest.json'] as Uint8Array));
      files['manifest.json'] = Buffer.from(JSON.stringify({ ...manifest, ...change }));
    });
  expect((await problemOf(said({ companyName: 'Somebody else' }))).code).toBe('bad_signature');
  expect((await problemOf(said({ version: 4 }))).code).toBe('too_new');
  expect((await problemOf(said({ version: 1 }))).code).toBe('too_old');
  const none = changed(file, (files) => {
    delete files['manifest.json'];
  });
  expect((await problemOf(none)).code).toBe('no_archive');
  const { archiveID } = (await shownOf(to)).brought;
  expect((await to.call('POST', `${path}/${archiveID}/taking`)).code).toBe('wrong_status');
});

test('a file that unpacks to far more than it is, is not unpacked', async () => {
  const bomb = changed(file, (files) => {
    files['people/000002.jsonl'] = new Uint8Array(70 * 1024 * 1024);
  });
  expect((await problemOf(bomb)).code).toBe('too_large');
});

test('a part of more rows than any of ours has is refused before its rows are held', async () => {
  const many = signed(file, { 'notes/000002.jsonl': 'x\n'.repeat(5_001) });
  expect((await problemOf(many)).code).toBe('too_large');
});

test('a name that leads out of the file is a name, and leads nowhere', async () => {
  const odd = changed(file, (files) => {
    files['../../people/000009.jsonl'] = Buffer.from('{}');
  });
  const name = '../../people/000009.jsonl';
  expect(await problemOf(odd)).toEqual({ code: 'changed', file: name });
  const listed = signed(file, { '../../people/000009.jsonl': '{}\n' });
  expect(countsOf(await take(there, to, listed))).toEqual(known);
});

test('what was put into a file after it was signed is named, and nothing of it is read', async () => {
  const more = changed(file, (files) => {
    files['people/000009\u0000.jsonl'] = Buffer.from('{}');
  });
  expect(await problemOf(more)).toEqual({ code: 'changed', file: 'people/000009?.jsonl' });
});

test('a row that the database does not take is left out and named, and stops no other', async () => {
  const target = await people(there).found();
  const [note] = rowsIn(file, 'notes');
  const of = (at: number, text: string) => ({ ...note, ref: `${'D'.repeat(22)}.1.${at}`, text });
  const archive = signed(file, {
    'notes/000002.jsonl': lines([
      of(1, 'Short'),
      of(2, 'x'.repeat(12_000)),
      of(3, 'y'.repeat(10_000)),
    ]),
  });
  const brought = await take(there, target, archive);
  expect(countsOf(brought)).toMatchObject({ notes: '4 0 1', applications: '4 0 0' });
  expect(await leavingsOf(target, brought.archiveID)).toEqual([
    'Note,notes/000002.jsonl,2,What it says cannot be kept here.',
  ]);
});

test('a decision without its day is no decision, and a job without a stage takes nobody', async () => {
  const target = await people(there).found();
  const jobs = rowsIn(file, 'jobs');
  const rows = rowsIn(file, 'applications');
  const decided = rows.find(({ status }) => status === 'rejected');
  const draft = { ...jobs[0].job, title: 'Painter', slug: 'painter', stages: [] };
  const ref = `${'D'.repeat(22)}.1.1`;
  const archive = signed(file, {
    'jobs/000001.jsonl': lines([...jobs, { ref, status: 'draft', job: draft }]),
    'applications/000001.jsonl': lines([
      { ...decided, endedAt: null },
      { ...rows[0], job: ref },
    ]),
  });
  const brought = await take(there, target, archive);
  expect(countsOf(brought)).toMatchObject({ jobs: '4 0 0', applications: '0 0 2' });
  const unfit = 'It holds more than a file takes, or what no page here would.';
  expect((await leavingsOf(target, brought.archiveID)).toSorted()).toEqual([
    `Application,applications/000001.jsonl,1,"${unfit}"`,
    'Application,applications/000001.jsonl,2,Its job has no stage here.',
  ]);
});

test('a day that the database does not know is a row that is left out, and stops no other', async () => {
  const [person] = rowsIn(file, 'people');
  const of = (at: number, availableFrom: string) => ({
    ...{ ...person, ref: `${'B'.repeat(22)}.1.${at}`, email: `day${at}@example.net` },
    availableFrom,
  });
  const archive = signed(file, {
    'people/000002.jsonl': lines([of(1, '0000-01-01'), of(2, '2027-01-01')]),
  });
  expect(countsOf(await take(there, to, archive))).toMatchObject({ people: '1 2 1' });
});

test('a link with a sign that the database keeps nowhere is left out, and stops no other row', async () => {
  const [person] = rowsIn(file, 'people');
  const of = (at: number, links: readonly string[]) => ({
    ...{ ...person, ref: `${'C'.repeat(22)}.1.${at}`, email: `sign${at}@example.net`, links },
  });
  const archive = signed(file, {
    'people/000002.jsonl': lines([of(1, ['http://x.example/\u0000']), of(2, [])]),
  });
  expect(countsOf(await take(there, to, archive))).toMatchObject({ people: '1 2 1' });
});

test('a row that no page would take is left out and named by its line, whoever signed it', async () => {
  const [person] = rowsIn(file, 'people');
  const odd = (change: object, at: number) => ({
    ...{ ...person, ref: `${'A'.repeat(22)}.1.${at}`, email: `odd${at}@example.net` },
    ...change,
  });
  const rows = [
    odd({ links: ['javascript:alert(1)'] }, 1),
    odd({ email: 'nobody' }, 2),
    odd({ ref: 'mine' }, 3),
    odd({ headline: 'x'.repeat(1_000_000) }, 4),
    odd({}, 5),
    odd({ ref: `${'A'.repeat(22)}.1.6`, email: 'ODD5@example.net' }, 6),
  ];
  const orphans = [
    { ...rowsIn(file, 'applications')[0], person: undefined, email: 'nobody@example.net' },
    { ...rowsIn(file, 'applications')[0], job: `${'A'.repeat(22)}.1.9` },
  ];
  const archive = signed(file, {
    'people/000002.jsonl': lines(rows),
    'applications/000002.jsonl': lines(orphans),
  });
  const brought = await take(there, to, archive);
  expect(countsOf(brought)).toMatchObject({ people: '1 3 4', applications: '0 4 2' });
  const unfit = 'It holds more than a file takes, or what no page here would.';
  expect((await leavingsOf(to, brought.archiveID)).toSorted()).toEqual(
    [
      ...[1, 2, 3].map((line) => `Candidate,people/000002.jsonl,${line},"${unfit}"`),
      'Candidate,people/000002.jsonl,4,It is larger than 1 MB.',
      'Application,applications/000002.jsonl,1,Its candidate is not here.',
      'Application,applications/000002.jsonl,2,Its job is not here.',
    ].toSorted(),
  );
});

test('a file that is no document, and one that is another than its row says, are left out', async () => {
  const [row] = rowsIn(file, 'files');
  const ref = (at: number) => `${'B'.repeat(22)}.1.${at}`;
  const script = Buffer.from('<script>alert(1)</script>');
  const archive = signed(file, {
    'files/000003.jsonl': lines([{ ...row, ref: ref(1), sha256: sumOf(script) }]),
    'files/000003.bin': script,
    'files/000004.jsonl': lines([{ ...row, ref: ref(2), sha256: sumOf(script) }]),
    'files/000004.bin': Buffer.concat([pdf, Buffer.from('\n')]),
    'files/000005.jsonl': lines([{ ...row, ref: ref(3), sha256: 'a'.repeat(64) }]),
    'files/000006.jsonl': lines([{ ...row, ref: ref(4), sha256: 'b'.repeat(64) }]),
  });
  const brought = await take(there, to, archive);
  expect(countsOf(brought).files).toMatch(/^0 2 [34]$/);
  const named = (await leavingsOf(to, brought.archiveID)).join('\n');
  expect(named).toContain('files/000003.jsonl,1,Files of this kind are not taken.');
  expect(named).toContain('files/000004.jsonl,1,');
  expect(named).toContain('files/000005.jsonl,1,');
});

test('[D2] another company’s file is none to save, to send, to take or to forget', async () => {
  const stranger = await people(there).found();
  const theirs = await sent(there, to, file);
  for (const [method, rest, body] of [
    ['POST', '/address', undefined],
    ['GET', '/leavings', undefined],
    ['POST', '/parts', { part: 1, base64: 'AAAA' }],
    ['POST', '/sent', undefined],
    ['POST', '/taking', undefined],
    ['DELETE', '', undefined],
  ] as const) {
    const reply = await stranger.call(method, `${path}/${theirs}${rest}`, body);
    expect([method, rest, reply.code]).toEqual([method, rest, 'not_found']);
  }
  expect((await shownOf(to)).brought.state).toBe('shown');
  expect((await shownOf(stranger)).brought).toBe(null);
});
