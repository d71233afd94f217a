import { languages, type OtherLanguage } from '@candor/contract/people/language-rules';
import { expect, test } from 'vitest';
import { interviewWords } from '../features/interviews/attempts/interview-words.ts';
import { welcomeWords } from '../features/interviews/attempts/welcome-words.ts';
import { monitorSaid } from '../features/interviews/proctoring/monitor-said-words.ts';
import type { Catalogues } from '../lib/language.ts';
import { interviewCatalogues } from './interview/index.ts';
import { monitorCatalogues } from './monitors/index.ts';
import { roomCatalogues } from './room/index.ts';

const surfaces = {
  room: roomCatalogues,
  interview: interviewCatalogues,
  monitors: monitorCatalogues,
};
const others = languages.filter((tag): tag is OtherLanguage => tag !== 'en');
const cases = Object.entries<Catalogues>(surfaces).flatMap(([name, catalogues]) =>
  others.map((tag) => [name, tag, catalogues] as const),
);

/** Each text of a language under its path; a function's as it is for the parameters. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return textsOf(value(...markers(value as () => unknown)), path);
  return Object.entries(value as object).flatMap(([name, one]) => textsOf(one, `${path}/${name}`));
}

/** Each property that is read of one is a marker too. */
const markers = (words: (...given: never[]) => unknown) =>
  Array.from({ length: words.length }, (_, at) => {
    const text = `‹${at}›`;
    const marker = { toString: () => text };
    return new Proxy(marker, {
      get: (target, key) =>
        key === Symbol.toPrimitive || key in target ? () => text : `‹${String(key)}›`,
    });
  });

test.each(cases)(
  '%s in %s: no sentence is empty, and none leaves out a parameter',
  async (...[, tag, catalogues]) => {
    const words = await catalogues[tag]();
    for (const [path, text] of textsOf(words)) {
      expect([path, text.trim()]).not.toEqual([path, '']);
      expect([path, text]).not.toEqual([path, expect.stringContaining('undefined')]);
    }
    const taking = functionsOf(words);
    expect(taking.length).toBeGreaterThan(0);
    for (const [path, said] of taking) {
      const given = markers(said);
      const text = String(said(...(given as never[])));
      // What only chooses between sentences is not said itself.
      const isChoice = path.endsWith('/recorded');
      if (!isChoice) expect([path, text]).toEqual([path, expect.stringMatching(/‹.*›/)]);
    }
  },
);

function functionsOf(value: unknown, path = ''): [string, (...given: never[]) => unknown][] {
  if (typeof value === 'function') return [[path, value as () => unknown]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => functionsOf(one, `${path}/${name}`));
}

test.each(cases)('%s in %s says nothing in English but names', async (name, tag, catalogues) => {
  const english = new Set(
    textsOf({ welcomeWords: { ...welcomeWords }, interviewWords: { ...interviewWords } }).map(
      ([, text]) => text,
    ),
  );
  const same = textsOf(await catalogues[tag]())
    .filter(([, text]) => english.has(text) && (text.match(/\p{L}{2,}/gu) ?? []).length > 2)
    .map(([path]) => path);
  expect([name, same]).toEqual([name, []]);
});

test('what a monitor says is known by its own words, however many faces it counted', () => {
  expect(monitorSaid('Please look at the screen during the assessment.')).toBe(
    'Please look at the screen during the assessment.',
  );
  expect(
    monitorSaid('Multiple faces detected (3). Please ensure only one person is visible.'),
  ).toBe('Multiple faces detected (3). Please ensure only one person is visible.');
});
