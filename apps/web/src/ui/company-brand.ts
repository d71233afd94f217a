import type { Brand } from '@candor/contract/people/brand';
import { useEffect, useSyncExternalStore } from 'react';

let worn: Brand | null = null;
const listeners = new Set<() => void>();

/** On the whole page, dialogs and all: its tokens, and its mark in the frame around the page. */
function wear(brand: Brand | null): void {
  worn = brand;
  const { style } = document.documentElement;
  for (const shade of ['accent', 'accentHover', 'accentText', 'accentSoft'] as const) {
    const token = `--color-${shade.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}`;
    // Null takes it away again.
    style.setProperty(token, brand?.colours?.[shade] ?? null);
  }
  for (const listener of listeners) listener();
}

/** While this page is shown it has the company's face; undefined: not known yet. */
export function useCompanyBrand(brand: Brand | undefined): void {
  // By its content: what is read again is often the same.
  const text = brand && JSON.stringify(brand);
  useEffect(() => {
    if (text === undefined) return;
    wear(JSON.parse(text));
    return () => wear(null);
  }, [text]);
}

/** Whose face the page has; null: the product's own. */
export const useWornBrand = (): Brand | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => worn,
  );
