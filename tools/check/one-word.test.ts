import { expect, test } from 'vitest';
import { checkOneWord, secondWords } from './one-word.ts';

const page = 'apps/web/src/features/people/accounts/page.tsx';
const words = 'apps/web/src/features/people/accounts/account-words.ts';

test.each([
  ['<Field label="Email" />', 'E-mail'],
  ['<p>You are logged in.</p>', 'Sign in'],
  ['<p>Please log\n  in again.</p>', 'Sign in'],
  ['f(`Log out of ${name}`)', 'Sign out'],
  ["f({ name: 'Status' })", 'State'],
])('%s has a second word', (code, instead) => {
  expect(secondWords(page, `export const x = () => (${code});`)).toEqual([
    expect.stringContaining(`says ${instead}`),
  ]);
});

test.each([
  '<Field label="E-mail" name="email" />',
  '<a href="/login/company">Sign in</a>',
  "f({ status: 'open' })",
  "f(row.status === 'open')",
  '<Button>Login</Button>',
  "f('Email Verified')",
])('%s has none', (code) => {
  expect(secondWords(page, `export const x = () => (${code});`)).toEqual([]);
});

test('among words a sentence counts that begins small, and what developers read counts nowhere', () => {
  expect(secondWords(words, "export const w = { of: 'of the email' };")).toHaveLength(1);
  expect(secondWords(words, "throw new Error('No email');")).toEqual([]);
});

test.each([
  ['de', 'Die Aufnahme läuft.', 'Aufzeichnung'],
  ['es', 'No se supervisa nada.', 'vigilancia'],
  ['nb', 'Skriv til bedriften.', 'selskap'],
  ['pt', 'Abra o link.', 'ligação'],
  ['fr', 'Le suivi du visage', 'surveillance'],
])('in %s “%s” has a second word', (tag, text, instead) => {
  const path = `apps/web/src/languages/room/${tag}.ts`;
  const found = secondWords(path, `export const words = { a: '${text}' };`);
  expect(found).toEqual([expect.stringContaining(`says ${instead}`)]);
});

test.each([
  ['apps/web/src/languages/room/de.ts', ' Aufnahme läuft'],
  ['apps/web/src/languages/room/de.ts', '. Ihre Aufnahme'],
  ['apps/web/src/languages/room/de.ts', 'aufgenommen'],
  ['packages/contract/src/hiring/notices/german-words.ts', 'und ihre Aufnahme'],
])('of a translation, in %s, “%s” is read too', (path, text) => {
  expect(secondWords(path, `export const words = { 'Aufnahme-a': '${text}' };`)).toEqual([
    expect.stringContaining('says Aufzeichnung'),
  ]);
});

test('everything that people read has one word for each thing', () => {
  expect(checkOneWord()).toEqual([]);
});
