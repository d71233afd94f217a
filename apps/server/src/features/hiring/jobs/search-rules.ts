/** Nobody needs more words than these to find a job. */
const MOST_WORDS = 8;

/** What was typed as a query of PostgreSQL's full text: every word, by its beginning; null without a word. */
export function prefixQuery(search = ''): string | null {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0
    ? null
    : words
        .slice(0, MOST_WORDS)
        .map((word) => `'${word}':*`)
        .join(' & ');
}
