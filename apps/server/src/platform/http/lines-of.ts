type Ending = { readonly end: () => void };

/** Adds an open stream to those of a holder; gives how it leaves them. */
export type LinesOf = (holder: number, outlet: Ending) => () => void;

/**
 * At most so many open streams of one holder on this node: with one more the oldest ends. It is most likely one whose
 * network went without a word; a page that lives comes again.
 */
export function createLinesOf(most: number): LinesOf {
  const open = new Map<number, readonly Ending[]>();
  return (holder, outlet) => {
    const mine = open.get(holder) ?? [];
    for (const oldest of mine.slice(0, 1 - most)) oldest.end();
    open.set(holder, [...mine.slice(1 - most), outlet]);
    return () => {
      const left = (open.get(holder) ?? []).filter((one) => one !== outlet);
      if (left.length === 0) open.delete(holder);
      else open.set(holder, left);
    };
  };
}
