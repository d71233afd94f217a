/**
 * English words as no language has them: accented, a third longer, in brackets. Whoever sets `candor-language` to
 * `pseudo` in a browser's storage sees at once which sentence comes from no words, what is cut where words are
 * longer, and what breaks from right to left.
 */
export function markWords(words: object): object {
  return mapped(words) as object;
}

function mapped(value: unknown): unknown {
  if (typeof value === 'string') return markText(value);
  if (typeof value === 'function') {
    return (...given: readonly unknown[]) =>
      mapped((value as (...all: unknown[]) => unknown)(...given));
  }
  if (Array.isArray(value)) return value.map(mapped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapped(one)]));
}

const accents: Readonly<Record<string, string>> = {
  a: 'å',
  e: 'é',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  n: 'ñ',
};

function markText(text: string): string {
  // In words as a text has them: a row without an end would break every line.
  const longer = '~'.repeat(Math.ceil(text.length / 3)).replaceAll(/~{8}(?=~)/g, '~~~~~~~ ');
  return `⟦${text.replace(/[aeioun]/g, (letter) => accents[letter] ?? letter)}${longer}⟧`;
}
