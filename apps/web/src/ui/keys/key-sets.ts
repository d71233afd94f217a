import { useEffect, useLayoutEffect, useRef } from 'react';
import { type KeyLine, lineOf, type NotedKeys } from './key-set-rules.ts';

/** What is shown under “?” is what is heard here: a page adds its keys once, for both. */
type KeySet = {
  readonly title: string;
  /** Before the parts of the page that hear keys themselves. */
  readonly isFirst: boolean;
  readonly lines: () => readonly KeyLine[];
  readonly noted: NotedKeys;
};

const sets: KeySet[] = [];

/** Typing is not for us; a slider takes no letters. */
const typedIn = 'input:not([type=range]), textarea, select, [contenteditable=true], dialog';

function hear(event: KeyboardEvent, isFirst: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest(typedIn) !== null) return;
  // What came last stands before what it came over.
  for (const set of sets.toReversed()) {
    const line = set.isFirst === isFirst ? lineOf(set.lines(), event.key) : undefined;
    if (line?.act === undefined) continue;
    // The letter would be the first in the field that it opens.
    event.preventDefault();
    if (isFirst) event.stopImmediatePropagation();
    if (!(event.repeat && line.isOnce)) line.act();
    return;
  }
}

const hearFirst = (event: KeyboardEvent): void => hear(event, true);
const hearThen = (event: KeyboardEvent): void => hear(event, false);

function add(set: KeySet): () => void {
  if (sets.length === 0) {
    addEventListener('keydown', hearFirst, true);
    addEventListener('keydown', hearThen);
  }
  sets.push(set);
  return () => {
    sets.splice(sets.indexOf(set), 1);
    if (sets.length > 0) return;
    removeEventListener('keydown', hearFirst, true);
    removeEventListener('keydown', hearThen);
  };
}

/** Keys that work wherever the focus is but where somebody types, while this is shown. */
export function useKeys(title: string, lines: readonly KeyLine[], isFirst = false): void {
  const latest = useRef(lines);
  // Of what the page shows as soon as it does: a key may come at once.
  useLayoutEffect(() => {
    latest.current = lines;
  });
  useEffect(
    () => add({ title, isFirst, lines: () => latest.current, noted: [] }),
    [title, isFirst],
  );
}

/** For the list alone: keys that a part of the page hears itself. `noted` is the table that it hears by. */
export function useNotedKeys(title: string, noted: NotedKeys): void {
  useEffect(() => add({ title, isFirst: false, lines: () => [], noted }), [title, noted]);
}

/** What the page has said that it hears, the nearest first. */
export const keySets = (): readonly KeySet[] => sets.toReversed();
