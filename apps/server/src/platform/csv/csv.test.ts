import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { csvFile, csvLine, delimiterOf, guarded, unguarded } from './csv-rules.ts';
import { readCsv } from './read-csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\u0000=1', "'=1"],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ["'=1", "''=1"],
  ['a=1', 'a=1'],
  ["O'Brien", "O'Brien"],
])('[E7] the cell %j is written as %j', (text, written) => {
  expect(guarded(text)).toBe(written);
});

test('[E7] no text makes a cell that begins as a formula does', () => {
  const first = constantFrom('', ' ', '\u0000', "'");
  const sign = constantFrom('=', '+', '-', '@', '\t', '\r', '\u0000');
  assert(
    property(first, sign, string({ unit: 'binary' }), (blank, begins, rest) => {
      const begin = csvLine([blank + begins + rest]).replace(/^"/, '');
      return !/^\s*[=+\-@]|^[\t\r]/.test(begin) && !begin.includes('\u0000');
    }),
  );
});

test('numbers stay numbers, quotes are doubled, and the heading is guarded too', () => {
  expect(
    csvFile(
      ['=x', 'b'],
      [
        [-5, 'say "hi", Bob'],
        [null, true],
      ],
    ),
  ).toBe('\uFEFF\'=x,b\r\n-5,"say ""hi"", Bob"\r\n,true\r\n');
});

test('what was written is read again, whatever it was', () => {
  const cells = array(string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 });
  assert(
    property(array(cells, { minLength: 1, maxLength: 5 }), (rows) => {
      const written = csvFile(['first', 'second'], rows);
      const read = readCsv(written, { mostRows: 100 });
      const wanted = rows.map((row) => row.map((cell) => cell.replaceAll('\u0000', '')));
      expect('rows' in read && read.rows.slice(1).map(({ cells: its }) => its)).toEqual(wanted);
    }),
  );
});

test('an apostrophe of a person is kept', () => {
  expect(["'tis", "'", "''", "rock 'n' roll"].map(unguarded)).toEqual([
    "'tis",
    "'",
    "''",
    "rock 'n' roll",
  ]);
});

test.each([
  ['a,b;c,d', ','],
  ['a;b;c', ';'],
  ['a\tb', '\t'],
  ['"a;b;c",d', ','],
  ['', ','],
])('the first line %j is separated by %j', (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});

test('a row knows the line on which it begins', () => {
  const read = readCsv('\uFEFFa;b\n"one\ntwo";x\n\ny;z;more\n', { mostRows: 10 });
  expect(read).toEqual({
    rows: [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['one\ntwo', 'x'] },
      { line: 5, cells: ['y', 'z', 'more'] },
    ],
  });
});

test('a file that cannot be read says why', () => {
  expect(readCsv('a,b\n"x,y\n', { mostRows: 10 })).toMatchObject({
    problem: { message: 'A quotation mark is opened and never closed.' },
  });
  expect(readCsv('a,b\n"x"y,z\n', { mostRows: 10 })).toMatchObject({
    problem: {
      line: 2,
      message: expect.stringContaining('A quotation mark stands where none can'),
    },
  });
  expect(readCsv(`a,b\n${'x'.repeat(200)}`, { mostRows: 10, mostRowLength: 100 })).toMatchObject({
    problem: { message: 'This row is too long.' },
  });
});

test('no more rows are read than asked for', () => {
  const read = readCsv('a\n'.repeat(50), { mostRows: 7 });
  expect('rows' in read && read.rows.length).toBe(7);
});
