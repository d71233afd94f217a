import { TAGS_MOST } from '@candor/contract/hiring/candidate-rules';

/** "Silver  Medal" and "silver medal" are one. */
const plainTag = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Small letters, sorted, each once: how skills and tags are kept. */
export const plainList = (texts: readonly string[]): string[] =>
  [...new Set(texts.map(plainTag))].filter((text) => text !== '').toSorted();

/** The tags afterwards, or null when they would be too many. */
export function tagsAfter(
  before: readonly string[],
  add: readonly string[],
  remove: readonly string[],
): string[] | null {
  const gone = new Set(plainList(remove));
  const after = plainList([...before.filter((tag) => !gone.has(plainTag(tag))), ...add]);
  return after.length > TAGS_MOST ? null : after;
}
