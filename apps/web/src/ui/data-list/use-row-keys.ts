import { useKeys, useNotedKeys } from '../keys/key-sets.ts';
import type { KeyLine, NotedKeys } from '../keys/key-set-rules.ts';
import { rowKeyWords as words } from './row-key-words.ts';

/**
 * J and K move the focus from row to row, through every list of the page, so Enter opens and Tab goes on from there.
 */
export function useRowKeys(): void {
  useKeys(words.title, walking);
  useNotedKeys(words.title, opening);
}

const walking: readonly KeyLine[] = [
  { keys: ['j'], text: words.next, act: () => walk(1) },
  { keys: ['k'], text: words.previous, act: () => walk(-1) },
];

/** A link in focus does that by itself. */
const opening: NotedKeys = [[['Enter'], words.open]];

function walk(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.data-table tbody th a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at === -1 ? links[step > 0 ? 0 : links.length - 1] : links[at + step];
  next?.focus();
}
