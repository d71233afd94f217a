import { searchWords } from '@candor/contract/hiring/keyword-rules';
import { array, assert, constantFrom, integer, oneof, property, tuple } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the words of a candidate are cut as the words of a search are', async () => {
  const sign = constantFrom(
    'É',
    'ß',
    'İ',
    'Σ',
    'ς',
    ' ',
    '-',
    '+',
    '#',
    '.',
    '\u00a0',
    '\u2019',
    '漢',
    '№',
    '№',
  );
  const letter = oneof(...oldScripts.map(([min, max]) => integer({ min, max })));
  const word = array(letter.map((code) => String.fromCodePoint(code)));
  assert(
    property(tuple(sign, word, sign), ([first, letters, last]) => {
      texts.push([first, ...letters, last].join(''));
    }),
  );
  const { rows } = await database.owner.query(
    'select search_fold(given) as folded from unnest($1::text[]) with ordinality as t (given, n) order by n',
    [texts],
  );
  const plain = (text: string) => searchWords(text).join(' ');
  expect(rows.map(({ folded }) => folded.trim())).toEqual(texts.map(plain));
});
const texts: string[] = [];
/** Latin, Greek, Cyrillic, Hebrew, Arabic, kana, Han: a PostgreSQL of 2022 knows less of Unicode's later letters. */
const oldScripts = [
  [0x20, 0x24f],
  [0x391, 0x3a1],
  [0x3a3, 0x3ce],
  [0x400, 0x45f],
  [0x5d0, 0x5ea],
  [0x621, 0x64a],
  [0x3041, 0x3096],
  [0x4e00, 0x9fa5],
] as const;
