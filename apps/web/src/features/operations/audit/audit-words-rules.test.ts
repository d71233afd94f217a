import { expect, test } from 'vitest';
import { actionWords, actorWord, differences, goneWords } from './audit-words-rules.ts';

test.each([
  ['job.published', 'Job: published'],
  ['recording.raw-removed', 'Recording: raw removed'],
  ['session.start', 'Session: start'],
  ['seeded', 'Seeded'],
])('%s is read as “%s”', (action, words) => {
  expect(actionWords(action)).toBe(words);
});

test('only what changed is shown, and what came or went has nothing on one side', () => {
  const before = { title: 'Cook', seats: 2, tags: ['a'] };
  const after = { title: 'Chef', seats: 2, tags: ['a'], isOpen: true };
  expect(differences(before, after)).toEqual([
    { name: 'title', before: 'Cook', after: 'Chef' },
    { name: 'isOpen', before: null, after: 'true' },
  ]);
  expect(differences(null, { title: 'Cook' })).toEqual([
    { name: 'title', before: null, after: 'Cook' },
  ]);
  expect(differences(null, null)).toEqual([]);
});

test('a list or a plain value is one field', () => {
  expect(differences([1], [1, 2])).toEqual([{ name: 'value', before: '[1]', after: '[1,2]' }]);
});

test('without a name, the kind of person stands, and the product has its own name', () => {
  expect([actorWord('candidate'), actorWord('system')]).toEqual(['Candidate', 'Candor']);
  expect(actorWord('sample')).toBe('Sample data');
});

test('an entry without words says why: nobody was erased by an upgrade or by a lost secret', () => {
  expect(goneWords('erased')).toMatch(/^Erased/);
  expect(goneWords('upgraded')).toMatch(/^Removed at an upgrade/);
  expect(goneWords('secret-lost')).toMatch(/^Lost/);
  expect(goneWords(null)).toBe('The entry names no fields.');
});
