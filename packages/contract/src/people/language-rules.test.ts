import { expect, test } from 'vitest';
import { languageOf, spokenOf } from './language-rules.ts';

test('the first language that a browser wants and we speak is taken', () => {
  expect(languageOf(['de-CH', 'fr'])).toBe('de');
  expect(languageOf(['ja', 'PT-br', 'en'])).toBe('pt');
});

test('Norwegian is one language, whatever a browser calls it', () => {
  for (const tag of ['no', 'nb-NO', 'nn-NO']) expect(languageOf([tag])).toBe('nb');
});

test('who wants none of them, or nothing, reads English', () => {
  expect(languageOf([])).toBe('en');
  expect(languageOf(['ja', 'toString', ''])).toBe('en');
  expect(spokenOf(['ja', 'nl-BE'])).toBeUndefined();
});
