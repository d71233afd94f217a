import { fillTerms, termsProblem } from '@candor/contract/interviews/terms-rules';
import { termsWords } from '@candor/contract/interviews/terms-words';
import { languages, type OtherLanguage } from '@candor/contract/people/language-rules';
import { MOST_SHARE_DAYS } from '@candor/contract/interviews/share-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import type { RoomTermsType } from './terms-shape.ts';
import { fingerprintOf, termsIn, translatedTerms } from './translated-terms.ts';

const types = ['Bot', 'FacialTracking'] as const satisfies readonly RoomTermsType[];
const others = languages.filter((one): one is OtherLanguage => one !== 'en');

let service: TestApp;
const english = new Map<RoomTermsType, string>();

beforeAll(async () => {
  service = await createTestApp();
  const { rows } = await service.owner.query(
    'select type, terms_and_conditions as text from terms where published_by is null order by version',
  );
  for (const { type, text } of rows) english.set(type, text);
});
afterAll(() => service.close());

const textOf = (type: RoomTermsType): string => english.get(type) ?? '';
const marksIn = (text: string) => text.match(/\{\{\w+\}\}/g);

/** Every sentence with what it says of what it is given, so that a change of one shows. */
function sentencesOf(words: unknown): string {
  if (typeof words === 'string') return words;
  if (typeof words === 'function') return words('‹1›', '‹2›', '‹3›') as string;
  return Object.entries(words as object)
    .map(([name, one]) => `${name}: ${sentencesOf(one)}`)
    .join('\n');
}

const flags = [true, false];
/** Days that occur nowhere else, so that each is found in a text. */
const days = { recordingDays: 41, evidenceDays: 53, interviewDays: 67 };
const facts = flags.flatMap((recordScreen) =>
  flags.flatMap((isCameraAsked) =>
    flags.flatMap((eye) =>
      flags.flatMap((voice) =>
        flags.flatMap((keyboard) =>
          ['Larkfield Hosting', null].map((hostName) => ({
            hostName,
            interview: {
              ...{ companyName: 'Skog', recordScreen, isCameraAsked, ...days },
              watched: { eye, voice, keyboard },
            },
          })),
        ),
      ),
    ),
  ),
);

/** What a text promises in figures and names, whatever its language. */
const told = ['Skog', 'Larkfield Hosting', 'Candor', '41', '53', '67', String(MOST_SHARE_DAYS)];
const toldIn = (text: string) => told.filter((one) => text.includes(one));

test.each(others)(
  'the terms in %s were made from the English of now: whoever changes a sentence there changes it here',
  (language) => {
    expect(translatedTerms[language].translates).toEqual({
      Bot: fingerprintOf(textOf('Bot')),
      FacialTracking: fingerprintOf(textOf('FacialTracking')),
      words: fingerprintOf(sentencesOf(termsWords)),
    });
  },
);

test.each(others)('the terms in %s have the parts and marks of the English', (language) => {
  for (const type of types) {
    const { text, language: said } = termsIn(language, type, textOf(type));
    expect(said).toBe(language);
    expect(termsProblem(type, text)).toBeNull();
    expect(new Set(marksIn(text))).toEqual(new Set(marksIn(textOf(type))));
    const linesOf = (whole: string) => whole.split('\n\n').map((part) => part.split('\n').length);
    expect(linesOf(text)).toEqual(linesOf(textOf(type)));
    // The room shows a first line of at most 60 letters as a heading.
    for (const part of text.split('\n\n')) {
      if (type === 'Bot') expect(part.split('\n')[0]?.length).toBeLessThanOrEqual(60);
    }
  }
});

test.each(others)(
  'whatever is set, the terms in %s name the same company, days and host as the English',
  (language) => {
    for (const type of types) {
      for (const fact of facts) {
        const { text, words } = termsIn(language, type, textOf(type));
        const said = fillTerms(type, text, fact, words);
        expect(said).not.toContain('{{');
        expect(toldIn(said)).toEqual(toldIn(fillTerms(type, textOf(type), fact)));
      }
    }
  },
);

test.each(others)(
  'each setting that changes the English terms changes those in %s, and no other does',
  (language) => {
    for (const type of types) {
      const { text, words } = termsIn(language, type, textOf(type));
      const pairs = facts.map((fact) => [
        fillTerms(type, textOf(type), fact),
        fillTerms(type, text, fact, words),
      ]);
      const kinds = (at: 0 | 1) => new Set(pairs.map((pair) => pair[at])).size;
      const together = new Set(pairs.map((pair) => pair.join('\u0000'))).size;
      expect([kinds(1), together]).toEqual([kinds(0), kinds(0)]);
    }
  },
);

test('no sentence of the terms was left in English', () => {
  const englishLines = new Set(sentencesOf(termsWords).split('\n'));
  for (const language of others) {
    const { words, texts } = translatedTerms[language];
    expect(
      sentencesOf(words)
        .split('\n')
        .filter((line) => englishLines.has(line)),
    ).toEqual([]);
    for (const type of types) {
      const lines = new Set(
        textOf(type)
          .split('\n')
          .filter((line) => /[a-z]{3}/.test(line)),
      );
      const left = texts[type]
        .split('\n')
        .filter((line) => lines.has(line) && !/^\{\{\w+\}\}$/.test(line));
      expect(left).toEqual([]);
    }
  }
});

test('a super admin’s own text stays as it was written, in a language that nobody knows', () => {
  const own = `${textOf('Bot')}\n\nUnd bitte pünktlich.`;
  expect(termsIn('de', 'Bot', own)).toEqual({ text: own, words: termsWords, language: null });
  expect(termsIn('en', 'Bot', textOf('Bot')).language).toBe('en');
});
