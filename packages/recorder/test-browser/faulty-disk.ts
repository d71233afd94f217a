import type { Journal } from '../src/journal/journal.ts';
import { createMemoryJournal } from '../src/journal/memory-journal.ts';

export interface FaultyDisk {
  readonly disk: Journal;
  /** While true, every call of the kind fails as a database that the browser closed does. */
  readonly faults: { read: boolean; write: boolean };
}

/** A disk that outlives the page, and whose reading or writing can be made to fail. */
export function faultyDisk(): FaultyDisk {
  const faults = { read: false, write: false };
  const kept = createMemoryJournal();
  const disk = new Proxy(kept, {
    get: (_, name: keyof Journal) => {
      const kind = name === 'segments' || name === 'chunks' || name === 'parts' ? 'read' : 'write';
      if (name === 'close' || !faults[kind]) return kept[name];
      return () => Promise.reject(new Error('closed'));
    },
  });
  return { disk, faults };
}
