import { useEffect } from 'react';

/**
 * J and K move the focus from row to row, through every list of the page, so Enter opens and Tab goes on from there.
 * Not while someone types.
 */
export function useRowKeys(): void {
  useEffect(() => {
    addEventListener('keydown', walk);
    return () => removeEventListener('keydown', walk);
  }, []);
}

/** One function for all tables: a page with two of them listens once. */
function walk(event: KeyboardEvent): void {
  const step = { j: 1, k: -1 }[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
  const links = [...document.querySelectorAll<HTMLElement>('.data-table tbody th a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at === -1 ? links[step > 0 ? 0 : links.length - 1] : links[at + step];
  next?.focus();
}
