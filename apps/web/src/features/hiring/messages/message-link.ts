import { type ParsedLocation, redirect, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { SearchParams } from '../../../lib/search-params.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The secret of the mailed link that this entry of the history was opened by. */
    messageLink?: string;
  }
}

/** For `beforeLoad`: moves the secret from the address to this entry of the tab's history, where a reload finds it. */
export function hideMessageLink({ pathname, search, state }: ParsedLocation): void {
  const { token, ...rest } = search as SearchParams;
  if (token === undefined) return;
  const messageLink = token.trim().replaceAll(' ', '+');
  throw redirect({ to: pathname, search: rest, state: { ...state, messageLink }, replace: true });
}

/** As it was when the page opened; empty without one. */
export function useMessageLink(): string {
  const { state } = useLocation();
  const [link] = useState(() => state.messageLink ?? '');
  return link;
}
