import type { Brand } from '@candor/contract/people/brand';
import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Null: the product's own face; undefined: whose it is will be known soon. */
type Face = Brand | null | undefined;

let worn: Face = null;
const listeners = new Set<() => void>();

/** On the whole page, dialogs and all: its tokens, and its mark in the frame around the page. */
function wear(brand: Face): void {
  worn = brand;
  const { style } = document.documentElement;
  for (const shade of ['accent', 'accentHover', 'accentText', 'accentSoft'] as const) {
    const token = `--color-${shade.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}`;
    // Null takes it away again.
    style.setProperty(token, brand?.colours?.[shade] ?? null);
  }
  // For the tab's title; empty: nobody's yet.
  const { dataset } = document.documentElement;
  if (brand === null) delete dataset['face'];
  else dataset['face'] = brand?.name ?? '';
  window.dispatchEvent(new Event('face'));
  for (const listener of listeners) listener();
}

/** While this page is shown it has the company's face; undefined: not known yet, and nobody's is shown. */
export function useCompanyBrand(brand: Face): void {
  // By its content: what is read again is often the same.
  const text = brand && JSON.stringify(brand);
  // Before anything is drawn: no mark of somebody else flashes.
  useLayoutEffect(() => {
    wear(text ? JSON.parse(text) : text);
    return () => wear(null);
  }, [text]);
}

/** What is read with a company's face: until it is here nobody's is shown, and the product's where it does not come. */
export const useBrandOf = ({
  data,
  isLoading,
}: {
  readonly data: { readonly brand: Brand | null } | undefined;
  readonly isLoading: boolean;
}): void => useCompanyBrand(data === undefined && !isLoading ? null : data?.brand);

/** Whose face the page has. */
export const useWornBrand = (): Face =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => worn,
    () => worn,
  );
