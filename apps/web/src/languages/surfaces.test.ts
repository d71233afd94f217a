import { languages } from '@candor/contract/people/language-rules';
import { expect, test } from 'vitest';
import { type Catalogues, englishWords } from '../lib/language.ts';
import '../lib/said-in-english.ts';

const surfaces = import.meta.glob<{ readonly catalogues?: Catalogues }>('./*/index.ts', {
  eager: true,
});
await Promise.all(
  Object.values(import.meta.glob('../**/*-words.ts')).map(async (load) => await load()),
);
const spoken = Object.entries(surfaces).flatMap(([path, { catalogues }]) =>
  catalogues === undefined ? [] : [{ surface: path.split('/')[1] ?? '', catalogues }],
);

/** What a sentence is given: none of these stands in it by itself. */
const given = ['‹one›', '‹two›', '‹three›', '‹four›'];
const empty = new Set(['refusals', 'sentences']);

/** Every sentence of words, by its path; of one that takes parameters, which of them it says. */
function sentences(words: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof words === 'string') return new Map([[path, words === '' ? '' : 'text']]);
  if (typeof words === 'function') return new Map([[path, saidBy(words as Sentence)]]);
  const parts = Object.entries(words as object);
  return new Map(parts.flatMap(([name, part]) => [...sentences(part, `${path}.${name}`)]));
}

type Sentence = (...all: unknown[]) => unknown;

function saidBy(sentence: Sentence): string {
  try {
    const said = String(sentence(...given));
    return given.filter((one) => said.toLowerCase().includes(one)).join(' ');
  } catch {
    // It reckons with what it is given.
    return 'reckoned';
  }
}

test.each(spoken)('$surface is there in each language', ({ catalogues }) => {
  expect(['en', ...Object.keys(catalogues)].toSorted()).toEqual([...languages].toSorted());
});

test.each(
  spoken.flatMap(({ surface, catalogues }) =>
    Object.entries(catalogues).map(([tag, load]) => ({ surface, tag, load })),
  ),
)(
  '$surface in $tag has every sentence of its English, and says all that it is given',
  async ({ load }) => {
    for (const [name, words] of Object.entries(await load())) {
      if (empty.has(name)) continue;
      const english = englishWords().get(name);
      expect(english, name).toBeDefined();
      expect(sentences(words), name).toEqual(sentences(english));
    }
  },
);

test('no sentence of another language was left in English', async () => {
  for (const { surface, catalogues } of spoken) {
    for (const [tag, load] of Object.entries(catalogues)) {
      for (const [name, words] of Object.entries(await load())) {
        const english = englishWords().get(name) ?? {};
        for (const [key, text] of Object.entries(words)) {
          const same = (english as Record<string, unknown>)[key];
          // A word may be the same in two languages; of a sentence that is none.
          const isSentence = typeof text === 'string' && text.split(' ').length > 3;
          expect(isSentence && text === same, `${surface} ${tag} ${name}.${key}`).toBe(false);
        }
      }
    }
  }
});
