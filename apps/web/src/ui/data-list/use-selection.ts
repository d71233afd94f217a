import { useState } from 'react';
import type { Key } from './columns.ts';

const none: ReadonlySet<Key> = new Set();

/** Who is no longer in the list cannot be meant by a button below it. */
export function useSelection<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  /** As many as one request changes. */
  most = Infinity,
) {
  const [selected, setSelected] = useState(none);
  const shown = new Map(rows.map((row) => [keyOf(row), row]));
  const chosen = [...selected].filter((key) => shown.has(key)).slice(0, most);
  return {
    keys: new Set(chosen),
    chosen: chosen.flatMap((key) => shown.get(key) ?? []),
    onSelect: (keys: readonly Key[], isSelected: boolean): void => {
      const rest = chosen.filter((key) => !keys.includes(key));
      setSelected(new Set(isSelected ? [...rest, ...keys].slice(0, most) : rest));
    },
    onClear: () => setSelected(none),
  };
}
