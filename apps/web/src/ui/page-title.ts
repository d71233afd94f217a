import { useEffect } from 'react';
import { useWornBrand } from './company-brand.ts';

/** Names the page, and whose it is, in the tab, the history and to a screen reader. */
export function usePageTitle(title: string): void {
  const worn = useWornBrand();
  const whose = worn === null ? 'Candor' : worn?.name;
  useEffect(() => {
    document.title = whose ? `${title} · ${whose}` : title;
  }, [title, whose]);
}
