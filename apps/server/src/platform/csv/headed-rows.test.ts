import { expect, test } from 'vitest';
import { readHeadedCsv } from './headed-rows.ts';

const most = { mostRows: 2, what: 'things' };

test('the first row names the columns, the others are below it', () => {
  expect(readHeadedCsv('a;b\n1;2\n', most)).toEqual({
    heading: { line: 1, cells: ['a', 'b'] },
    body: [{ line: 2, cells: ['1', '2'] }],
  });
});

test.each([
  ['', 'The file is empty.'],
  ['a,b\n', 'There is no row below the heading.'],
  ['a\n1\n2\n3\n', 'A file holds at most 2 things. Split it in parts.'],
  ['a\n"1', 'A quotation mark is opened and never closed.'],
])('a file that is no list says why: %j', (csv, message) => {
  expect(readHeadedCsv(csv, most)).toMatchObject({ problem: { message } });
});
