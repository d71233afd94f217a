import type { ImportField } from '@candor/contract/hiring/candidate-import-rules';
import { array, assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { guessColumns, missingColumns, systemOf } from './column-rules.ts';
import { placeOf } from './place-rules.ts';
import { readRow } from './row-rules.ts';

const read = (given: Partial<Record<ImportField, string>>) => {
  const all = { fullName: 'Maya Lindqvist', email: 'maya@example.com', ...given };
  const fields = Object.keys(all) as ImportField[];
  return readRow({ line: 7, cells: Object.values(all) }, { headings: fields, fields });
};
const person = (given: Partial<Record<ImportField, string>>) => {
  const one = read(given);
  return 'read' in one ? one.read : one.faults;
};

test.each([
  [['First Name', 'Last Name', 'E-mail'], ['firstName', 'lastName', 'email'], null],
  [['name', 'EMAIL', 'Position'], ['fullName', 'email', 'job'], null],
  [
    [
      'First Name',
      'Last Name',
      'Company',
      'Title',
      'Notes',
      'Email',
      'Social Media',
      'Source',
      'Who gets credit',
      'Job',
    ],
    [
      'firstName',
      'lastName',
      'employer',
      'headline',
      'note',
      'email',
      'links',
      'source',
      null,
      'job',
    ],
    'greenhouse',
  ],
  [
    [
      'Profile ID',
      'Candidate Name',
      'Email',
      'Posting ID',
      'Posting Title',
      'Current Stage',
      'Origin',
      'Applied At (GMT)',
    ],
    [null, 'fullName', 'email', null, 'job', 'stage', 'source', null],
    'lever',
  ],
  [
    ['Name', 'Primary Email Address', 'Credited To', 'Tags', 'Current Interview Stage'],
    ['fullName', 'email', null, 'tags', 'stage'],
    'ashby',
  ],
])('the headings %j are known', (headings, fields, system) => {
  expect(guessColumns(headings)).toEqual(fields);
  expect(systemOf(headings)).toBe(system);
});

test('of two columns of one kind the first is read, but tags, links and notes are put together', () => {
  const headings = ['Email', 'Personal email', 'Tags', 'Labels', 'First name', 'Last name', 'Name'];
  expect(guessColumns(headings)).toEqual([
    ...['email', null, 'tags', 'tags'],
    ...['firstName', 'lastName', null],
  ]);
});

test('without a column for the address or any name no row can be judged', () => {
  expect(missingColumns(guessColumns(['colour', 'shape']))).toEqual(['email', 'name']);
  expect(missingColumns(['email', 'lastName'])).toEqual([]);
});

test.each([
  ['Maya Lindqvist', ['Maya', 'Lindqvist']],
  ['Anna Maria  van Dijk', ['Anna Maria van', 'Dijk']],
  ['Dijk, Anna van', ['Anna van', 'Dijk']],
  ['Pelé', ['Pelé', '']],
])('the name %s is %j', (fullName, [firstName, lastName]) => {
  expect(person({ fullName })).toMatchObject({ firstName, lastName });
});

test('the first of several addresses is theirs, in small letters', () => {
  expect(person({ email: 'Maya@Example.com, m2@example.com' })).toMatchObject({
    email: 'maya@example.com',
  });
});

test('tags are apart by commas, links by blanks, and what is no link stays in the note', () => {
  expect(
    person({
      tags: 'night shift; welder,welder',
      links: 'linkedin.com/in/maya https://example.com/a,b n/a',
      note: 'Met in May.',
    }),
  ).toMatchObject({
    tags: ['night shift', 'welder'],
    links: ['https://linkedin.com/in/maya', 'https://example.com/a,b'],
    note: 'Met in May.\n\nn/a',
  });
});

test.each([
  ['Active', ''],
  ['In progress', ''],
  ['', ''],
  ['Rejected', 'Rejected'],
  ['Underqualified', 'Underqualified'],
])('the status %j is over: %j', (status, over) => {
  expect(person({ status })).toMatchObject({ over });
});

test.each([
  [{ email: '' }, 'email', 'email_missing'],
  [{ email: 'maya' }, 'email', 'email_wrong'],
  [{ fullName: ' ' }, 'fullName', 'name_missing'],
  [{ phone: '1'.repeat(41) }, 'phone', 'too_long'],
  [{ tags: 'x'.repeat(61) }, 'tags', 'too_long'],
  [{ tags: Array.from({ length: 51 }, (_, n) => `t${n}`).join() }, 'tags', 'too_many'],
])('a row with %j has a fault in its column', (given, column, code) => {
  expect(person(given)).toEqual([{ line: 7, column, code }]);
});

test('a row with more cells than the heading is told as a whole', () => {
  const row = { line: 3, cells: ['a', 'b'] };
  expect(readRow(row, { headings: ['Email'], fields: ['email'] })).toEqual({
    faults: [{ line: 3, column: '', code: 'too_many_cells' }],
  });
});

test.each([
  ['Bergen, Vestland, Norway', '', 'Bergen, Vestland', 'NO'],
  ['Dover, DE', '', 'Dover, DE', null],
  ['Atlanta, Georgia', '', 'Atlanta, Georgia', null],
  ['London', 'UK', 'London', 'GB'],
  ['Köln', 'Deutschland', 'Köln, Deutschland', null],
  ['', 'de', '', 'DE'],
])('the place %j in %j is %j in %j', (place, country, city, code) => {
  expect(placeOf(place, country)).toEqual({ city, country: code });
});

test('whatever a row holds, it is a person or has a fault', () => {
  assert(
    property(array(string({ unit: 'binary' }), { maxLength: 6 }), (cells) => {
      const fields = ['email', 'fullName', 'links', 'tags', 'city', 'note'] as const;
      const one = readRow({ line: 1, cells }, { headings: fields, fields });
      expect('read' in one || one.faults.length > 0).toBe(true);
    }),
  );
});
