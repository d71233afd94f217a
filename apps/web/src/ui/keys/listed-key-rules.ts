import type { NotedKeys } from './key-set-rules.ts';

export type ListedSet = { readonly title: string; readonly lines: NotedKeys };

/** On the keys themselves, as people know them. */
const faces: Readonly<Record<string, string>> = { Escape: 'Esc', ' ': 'Space' };
export const keyFace = (key: string): string =>
  faces[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** Sets of one name are one: a page with two tables says once how to walk them. */
export function mergedSets(sets: readonly ListedSet[]): ListedSet[] {
  const byTitle = Map.groupBy(sets, ({ title }) => title);
  return [...byTitle].flatMap(([title, all]) => {
    const texts = new Set<string>();
    const lines = all
      .flatMap((set) => set.lines)
      .filter(([, does]) => !texts.has(does) && texts.add(does));
    return lines.length === 0 ? [] : [{ title, lines }];
  });
}
