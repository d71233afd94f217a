import { letterKinds, placeholdersIn } from '@candor/contract/hiring/mail-template-rules';
import { type Language, languages } from '@candor/contract/people/language-rules';
import { describe, expect, test } from 'vitest';
import { footOf } from '../../../platform/mail/mail-foot-words.ts';
import { candidateWords } from './candidate-words.ts';
import { defaultWords, inLanguage } from './default-words.ts';
import { buttonOf } from './letters.ts';

const others = languages.filter((language) => language !== 'en');

/** Each sentence by its way to it, with a mark in place of what each function takes. */
function sentencesOf(words: unknown, path = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[path, words]]);
  if (typeof words === 'function') {
    const marks = Array.from({ length: words.length }, (_, at) => markOf(path, at));
    return sentencesOf(words(...marks), path);
  }
  const all = Object.entries(words as object).flatMap(([name, one]) => [
    ...sentencesOf(one, `${path}/${name}`),
  ]);
  return new Map(all);
}

/** Who signed an offer is told by name and moment. */
const markOf = (path: string, at: number) =>
  path === '/offers/accepted/first' && at === 2 ? { name: '⟦2⟧', at: '⟦3⟧' } : `⟦${at}⟧`;

const spoken = (language: Language) =>
  sentencesOf({
    ...candidateWords(language),
    foot: footOf(language),
    templates: letterKinds.map((kind) =>
      defaultWords(kind, language).map(({ subject, body }) => ({ subject, body })),
    ),
  });
const marksIn = (text: string) => new Set(text.match(/⟦\d⟧/g) ?? []);

const english = spoken('en');

describe.each(others)('in %s', (language) => {
  const translated = spoken(language);

  test('every sentence names what the English one names', () => {
    expect([...translated.keys()]).toEqual([...english.keys()]);
    for (const [path, text] of translated) {
      const source = english.get(path) ?? '';
      expect([path, marksIn(text)]).toEqual([path, marksIn(source)]);
      expect([path, placeholdersIn(text)]).toEqual([path, placeholdersIn(source)]);
    }
  });

  test('no sentence is left in English', () => {
    for (const [path, text] of translated) {
      expect([path, text]).not.toEqual([path, english.get(path)]);
      const words = text.replaceAll(/⟦\d⟧|[{][{]\w+[}][}]|Candor/g, '');
      expect([path, words]).toEqual([
        path,
        expect.not.stringMatching(/\b(the|your|you|they|with|of|this)\b/i),
      ]);
    }
  });

  test('whoever has no name is greeted without one', () => {
    expect(candidateWords(language).hello('')).toMatch(/^\p{L}+( \p{L}+)?[,:]$/u);
  });

  test('each mail has the button that it has in English', () => {
    for (const kind of letterKinds) {
      expect(buttonOf(kind, language) === null).toBe(buttonOf(kind) === null);
    }
  });
});

test('our words that a member sends unchanged reach everybody in their language, changed ones as they are', () => {
  for (const kind of letterKinds) {
    for (const [at, { subject, body }] of defaultWords(kind).entries()) {
      const sent = { subject, body: `${body.replaceAll('\n', '\r\n')}\r\n` };
      expect(inLanguage(kind, sent, 'nb')).toMatchObject({
        body: defaultWords(kind, 'nb')[at]?.body,
      });
      expect(inLanguage(kind, sent, 'en').subject).toBe(subject);
      const own = { subject, body: `${body} Bring shoes.` };
      expect(inLanguage(kind, own, 'nb')).toEqual({ ...own, language: 'nb' });
    }
  }
});
