import { useEffect, useSyncExternalStore } from 'react';

/** Written by `company-brand.ts`, on the page itself: an import would bring what all pages share into the room. */
const readFace = (): string => document.documentElement.dataset['face'] ?? 'Candor';
const hearFace = (listener: () => void): (() => void) => {
  window.addEventListener('face', listener);
  return () => window.removeEventListener('face', listener);
};

/** Names the page, and whose it is, in the tab, the history and to a screen reader. */
export function usePageTitle(title: string): void {
  const whose = useSyncExternalStore(hearFace, readFace, () => '');
  useEffect(() => {
    document.title = whose === '' ? title : `${title} · ${whose}`;
  }, [title, whose]);
}
