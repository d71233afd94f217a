import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';

let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;

beforeAll(async () => {
  service = await createTestApp();
  ours = await people(service).found();
});
afterAll(() => service.close());

const heading = 'question,code,A,B,C,D,key,skill,difficulty,seconds,explanation';
const row = (stem: string, change = 'A,Import,easy,30,') => `${stem},,yes,no,,,${change}`;
const file = (...rows: string[]) => [heading, ...rows].join('\r\n');
const preview = async (csv: string) =>
  (await ours.call('POST', '/api/questions/import/preview', { csv })).data;
const send = (csv: string, more: object = {}) =>
  ours.call('POST', '/api/questions/import', { csv, as: 'draft', withDuplicates: false, ...more });
const search = async (words: string) =>
  (await ours.call('GET', `/api/questions?search=${encodeURIComponent(words)}`)).data;

test('a preview says what is wrong where, and stores nothing', async () => {
  const csv = file(
    row('Previewed one?'),
    row('Previewed two?', 'Z,Import,tricky,30,'),
    row('Previewed ONE?'),
  );
  expect(await preview(csv)).toMatchObject({
    ...{ rows: 3, valid: 2, duplicates: 1, problem: null, duplicateLines: [4], errorCount: 2 },
    errors: [
      { line: 3, column: 'difficulty', message: 'Write easy, medium or hard.' },
      { line: 3, column: 'key', message: 'Write A, B, C or D.' },
    ],
    newSkills: ['Import'],
    sample: [
      { line: 2, stem: 'Previewed one?', isDuplicate: false },
      { line: 4, isDuplicate: true },
    ],
  });
  expect((await search('previewed')).total).toBe(0);
});

test('only valid rows are stored, duplicates when asked for, in the state that was chosen', async () => {
  const csv = file(row('Stored?'), row('Broken?', 'E,Import,easy,,'), row('Stored?'));
  expect((await send(csv, { as: 'live' })).data).toEqual({
    imported: 1,
    duplicates: 1,
    invalid: 1,
  });
  expect((await search('stored')).questions).toMatchObject([
    { status: 'live', liveVersion: 1, skillName: 'Import', authorName: 'Ingrid Solberg' },
  ]);
  expect((await send(csv)).data).toEqual({ imported: 0, duplicates: 2, invalid: 1 });
  const all = await send(csv, { withDuplicates: true });
  expect(all.data).toEqual({ imported: 2, duplicates: 0, invalid: 1 });
});

test('files of spreadsheets are read: UTF-8 with its mark, semicolons, quoted line breaks', async () => {
  const csv =
    '\uFEFFquestion;A;B;key;skill;difficulty\r\n"Zwei\r\nZeilen; und ""Zitat""?";ja;"nein; nie";B;Übung;Hard\r\n';
  expect((await send(csv)).data).toMatchObject({ imported: 1 });
  const [{ questionID }] = (await search('Zwei Zeilen')).questions;
  expect((await ours.call('GET', `/api/questions/${questionID}`)).data).toMatchObject({
    ...{ stem: 'Zwei\r\nZeilen; und "Zitat"?', options: ['ja', 'nein; nie'], key: 1 },
    ...{ skillName: 'Übung', difficulty: 'hard', code: null },
  });
});

test('[E7] an export runs no formula, and comes back as it was', async () => {
  const csv = file(
    '=HYPERLINK("http://x"),,+1,-2,@x,,A,Formulas,hard,,"=1+1"'.replace(
      '=HYPERLINK("http://x")',
      '"=HYPERLINK(""http://x"")"',
    ),
  );
  expect((await send(csv)).data).toMatchObject({ imported: 1 });
  const [{ skillID }] = (await search('HYPERLINK')).questions;
  const { data } = await ours.call('GET', `/api/questions/export?skillID=${skillID}`);
  expect(data).toMatchObject({ rows: 1, isCut: false, fileName: 'questions.csv' });
  const cells = data.csv.split('\r\n')[1];
  expect(cells).toMatch(/^"'=HYPERLINK/);
  expect(cells).not.toMatch(/(^|,)"?[=+@-]/);
  const again = await preview(data.csv);
  expect(again).toMatchObject({ rows: 1, valid: 1, duplicates: 1, errorCount: 0 });
});

test.each([
  ['nothing', ''],
  ['no heading', 'Is it?,yes,no'],
  ['a quote that never ends', `${heading}\r\n"Is it?,,yes,no`],
  ['a binary file', `PK\u0003\u0004${'\u0001'.repeat(50)}`],
  ['one endless row', `${heading}\r\n${'x'.repeat(300_000)}`],
])('a file with %s is refused with its line', async (_what, csv) => {
  expect((await preview(csv)).problem).toMatchObject({ line: expect.any(Number) });
  const reply = await send(csv);
  expect([reply.status, reply.code]).toEqual([422, 'unreadable_file']);
});

test('5,000 rows come in at once; one more is refused', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) =>
    row(`Mass ${at}?`, `A,Mass ${at % 7},easy,,`),
  );
  const csv = file(...rows);
  expect(await preview(csv)).toMatchObject({ rows: 5000, valid: 5000, duplicates: 0 });
  expect((await send(csv, { as: 'live' })).data).toMatchObject({ imported: 5000 });
  expect((await search('mass')).total).toBe(5000);
  expect((await preview(file(...rows, row('One more?')))).problem.message).toContain(
    'at most 5000',
  );
});

test('script in a file is text, in the bank and in an export', async () => {
  const stem = '<img src=x onerror=alert(1)>';
  await send(file(row(stem)));
  const [{ questionID }] = (await search('onerror')).questions;
  expect((await ours.call('GET', `/api/questions/${questionID}`)).data.stem).toBe(stem);
});
