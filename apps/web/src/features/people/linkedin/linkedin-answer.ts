import { type ParsedLocation, redirect, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { SearchParams } from '../../../lib/search-params.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What LinkedIn sent this browser back with. */
    linkedInAnswer?: LinkedInAnswer;
  }
}

export type LinkedInAnswer = { readonly code: string; readonly state: string };

/**
 * For `beforeLoad` of /linkedin: moves the code from the address to this entry of the tab's history, before
 * the page asks for anything. A person who refused at LinkedIn, or came here by hand, has no code.
 */
export function hideCode({ pathname, search }: ParsedLocation): void {
  const { code, state } = search as SearchParams;
  if (code === undefined && state === undefined) return;
  const answer = code === undefined ? {} : { linkedInAnswer: { code, state: state ?? '' } };
  throw redirect({ to: pathname, state: answer, replace: true });
}

/** As it was when the page opened: on the way to the next page the address has changed already. */
export function useLinkedInAnswer(): LinkedInAnswer | undefined {
  const { state } = useLocation();
  return useState(state.linkedInAnswer)[0];
}
