import { expect, test } from 'vitest';
import { localeFor } from './reader-locale-rules.ts';

const shown = (language: string) =>
  new Intl.DateTimeFormat(localeFor(language), {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' },
  }).format(Date.UTC(2026, 2, 4, 15, 30));

test.each([
  ['en-US', 'Mar 4, 2026'],
  ['en-AU', '4 Mar 2026'],
  ['de-DE', '4 Mar 2026, 15:30'],
  ['nb', '4 Mar 2026, 15:30'],
  ['', '4 Mar 2026, 15:30'],
])('a browser in %s reads a date in English: %s', (language, date) => {
  expect(shown(language)).toContain(date);
});

test('a thousand is told apart as English does, whatever the browser speaks', () => {
  expect((1234.5).toLocaleString(localeFor('de-DE'))).toBe('1,234.5');
});

test.each([
  ['de-AT', 'de', '4. März 2026'],
  ['en-US', 'de', '4. März 2026'],
  ['en-US', 'fr', '4 mars 2026'],
  ['en-US', 'es', '4 de marzo de 2026'],
  ['en-US', 'pt', '4 de março de 2026'],
  ['no', 'nb', '4. mars 2026'],
] as const)('a browser in %s whose page speaks %s reads %s', (browser, language, date) => {
  const locale = localeFor(browser, language);
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  expect(long.format(Date.UTC(2026, 2, 4))).toBe(date);
});

test('a date is written as in the country of a browser that speaks the page’s language', () => {
  expect(localeFor('de-CH', 'de')).toBe('de-CH');
  expect(localeFor('pt-BR', 'pt')).toBe('pt-BR');
  expect(localeFor('de-CH', 'pt')).toBe('pt-PT');
});
