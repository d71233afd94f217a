import { type ParsedLocation, redirect, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { SearchParams } from './search-params.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The secret of the mailed link that this entry of the history was opened by. */
    letterLink?: string;
  }
}

/** For `beforeLoad`: moves the secret from the address to this entry of the tab's history, where a reload finds it. */
export function hideLetterLink({ pathname, search, state }: ParsedLocation): void {
  const { token, ...rest } = search as SearchParams;
  if (token === undefined) return;
  const letterLink = token.trim().replaceAll(' ', '+');
  throw redirect({ to: pathname, search: rest, state: { ...state, letterLink }, replace: true });
}

/** As it was when the page opened; empty without one. */
export function useLetterLink(): string {
  const { state } = useLocation();
  const [link] = useState(() => state.letterLink ?? '');
  return link;
}
