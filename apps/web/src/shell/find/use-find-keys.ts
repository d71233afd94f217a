import { type KeyboardEvent, useEffect, useState } from 'react';
import { rowAfter } from './find-rules.ts';
import type { FindRow } from './find-sections.ts';

type Given = {
  readonly rows: readonly FindRow[];
  /** The rows are of what stands in the field, and all of them are there. */
  readonly isSettled: boolean;
  /** The list's id. */
  readonly list: string;
};

/**
 * Arrows choose a row, which stays chosen whatever arrives above it. Enter goes to it; to the first row only once all are
 * there: until then it is remembered, so that a name and Enter in one breath open who was typed.
 */
export function useFindKeys({ rows, isSettled, list }: Given) {
  const [key, setKey] = useState<string>();
  const [isGoing, setIsGoing] = useState(false);
  const at = rows.findIndex((row) => row.key === key);
  const chosen = Math.max(at, 0);
  const idOf = (row: number) => `${list}-${row}`;
  useEffect(() => {
    document.getElementById(`${list}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, chosen]);
  useEffect(() => {
    if (isGoing && isSettled) document.getElementById(`${list}-${chosen}`)?.click();
  }, [isGoing, isSettled, list, chosen]);

  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter and arrows of somebody who is still composing a letter are not for us.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setKey(rows[rowAfter(chosen, step, rows.length)]?.key);
    else if (event.key !== 'Enter') return;
    else if (at !== -1) document.getElementById(idOf(at))?.click();
    else setIsGoing(true);
    event.preventDefault();
  };
  const forget = (): void => {
    setKey(undefined);
    setIsGoing(false);
  };
  return { chosen, idOf, onKeyDown, forget };
}
