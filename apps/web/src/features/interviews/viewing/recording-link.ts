import { type ParsedLocation, redirect, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { SearchParams } from '../../../lib/search-params.ts';

export type RecordingLink = {
  /** The secret of the mailed link; empty when the link had none. */
  readonly token: string;
  /** The base64 of the invited address, as the link carried it. */
  readonly emailToken: string;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The secrets of the mailed link that this entry of the history was opened by. */
    recordingLink?: RecordingLink;
  }
}

/**
 * For `beforeLoad`: moves what the link carries from the address to this entry of the tab's history. A reload
 * still finds it; the address bar and the list of visited pages don't. Spaces were plus signs once.
 */
export function hideRecordingLink({ pathname, search, state }: ParsedLocation): void {
  const { token, emailtoken, ...rest } = search as SearchParams;
  if (token === undefined && emailtoken === undefined) return;
  const whole = (part: string | undefined): string => part?.replaceAll(' ', '+') ?? '';
  const recordingLink = { token: whole(token).trim(), emailToken: whole(emailtoken) };
  throw redirect({ to: pathname, search: rest, state: { ...state, recordingLink }, replace: true });
}

/** As it was when the page opened. */
export function useRecordingLink(): RecordingLink {
  const { state } = useLocation();
  const [link] = useState(() => state.recordingLink ?? { token: '', emailToken: '' });
  return link;
}

/** RV-2: the address that the link was made for, undefined when its part of the link is damaged. */
export function invitedEmail(emailToken: string): string | undefined {
  try {
    const base64 = emailToken.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
