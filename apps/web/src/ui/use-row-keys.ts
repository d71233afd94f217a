import { type RefObject, useEffect, useRef } from 'react';

/**
 * J and K move the focus from row to row of a list of links, so Enter opens and Tab goes on from
 * there. Not while someone types.
 */
export function useRowKeys(): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const walk = (event: KeyboardEvent): void => {
      const step = { j: 1, k: -1 }[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select'))
        return;
      const links = [...(body.current?.querySelectorAll<HTMLElement>('tr th a') ?? [])];
      const at = links.findIndex((link) => link === document.activeElement);
      const next = at === -1 ? links[step > 0 ? 0 : links.length - 1] : links[at + step];
      next?.focus();
    };
    addEventListener('keydown', walk);
    return () => removeEventListener('keydown', walk);
  }, []);
  return body;
}
