import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row that is wider than a phone: what is current in it is seen, wherever in the row it stands. Only the row moves,
 * never the page.
 */
export function useCurrentInView(current: string | null): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  const seen = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    // Whoever has moved the row by hand since is left alone.
    if (seen.current === current) return;
    const here = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!row.current || !here) return;
    seen.current = current;
    const { left, width } = row.current.getBoundingClientRect();
    const at = here.getBoundingClientRect();
    row.current.scrollLeft += at.left + at.width / 2 - (left + width / 2);
  });
  return row;
}
