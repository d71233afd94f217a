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
