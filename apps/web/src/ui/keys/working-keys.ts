import { keySets } from './key-sets.ts';
import { keyFace, type ListedSet, mergedSets } from './listed-key-rules.ts';

/** What works now. */
export function workingKeys(): ListedSet[] {
  return mergedSets(
    keySets().map(({ title, lines, noted }) => {
      const own = lines().flatMap(({ keys, text, act }) =>
        act === undefined ? [] : [[keys.map(keyFace), text] as const],
      );
      return { title, lines: [...own, ...noted] };
    }),
  );
}
