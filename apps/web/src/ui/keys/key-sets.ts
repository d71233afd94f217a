import { useLayoutEffect, useRef } from 'react';
import {
  isDoubled,
  isNamed,
  isPressing,
  type KeyLine,
  lineOf,
  type NotedKeys,
  type Press,
} from './key-set-rules.ts';

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
const pressed = 'button, a[href], summary, [role=button]';

/** Of what is done once. */
let lastPress: Press | undefined;

/** Somebody types, a dialog is open (a browser may put the focus behind it), or the key presses what has the focus. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(typedIn) !== null || (isPressing(key) && target.closest(pressed) !== null);
}

function hear(event: KeyboardEvent, isFirst: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (isElsewhere(event)) return;
  // What came last stands before what it came over.
  for (const set of sets.toReversed()) {
    if (set.isFirst !== isFirst) continue;
    const line = lineOf(set.lines(), event.key);
    // What stands before the rest keeps its keys, also at the last person: the list behind it is not meant.
    if (line === undefined && !(isFirst && isNamed(set.lines(), event.key))) continue;
    // The letter would be the first in the field that it opens.
    event.preventDefault();
    if (isFirst) event.stopImmediatePropagation();
    if (line !== undefined) act(line, event);
    return;
  }
}

function act({ act: deed, isOnce }: KeyLine, { key, timeStamp, repeat }: KeyboardEvent): void {
  if (isOnce) {
    const press = { key, atMs: timeStamp };
    if (repeat || isDoubled(lastPress, press)) return;
    lastPress = press;
  }
  deed?.();
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
  useLayoutEffect(
    () => add({ title, isFirst, lines: () => latest.current, noted: [] }),
    [title, isFirst],
  );
}

/** For the list alone: keys that a part of the page hears itself. `noted` is the table that it hears by. */
export function useNotedKeys(title: string, noted: NotedKeys): void {
  useLayoutEffect(() => add({ title, isFirst: false, lines: () => [], noted }), [title, noted]);
}

/** What the page has said that it hears, the nearest first. */
export const keySets = (): readonly KeySet[] => sets.toReversed();
