import { type ParsedLocation, redirect, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { SearchParams } from '../../../lib/search-params.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The secret of the emailed link that this entry of the history was opened by. */
    mailedToken?: string;
    /** The secret of the emailed interview whose login led to this entry. */
    waitingInterviewId?: string;
  }
}

/**
 * For `beforeLoad` of a page that is opened by an emailed link: moves the secret from the address to this
 * entry of the tab's history, before the page asks for anything. A reload still finds it; the address bar, the
 * list of visited pages, screenshots and copied addresses don't. EV-2: spaces were plus signs once.
 */
export function hideToken({ pathname, search, state }: ParsedLocation): void {
  const { token, ...rest } = search as SearchParams;
  if (token === undefined) return;
  const mailedToken = token.replaceAll(' ', '+');
  throw redirect({ to: pathname, search: rest, state: { ...state, mailedToken }, replace: true });
}

/** For `beforeLoad` of a page that a link with an interview's secret leads to: as `hideToken`. */
export function hideWaitingInterview({ pathname, search, state }: ParsedLocation): void {
  const { interviewId, ...rest } = search as SearchParams;
  if (interviewId === undefined) return;
  const kept = { ...state, waitingInterviewId: interviewId };
  throw redirect({ to: pathname, search: rest, state: kept, replace: true });
}

/** Before and after the secret was moved. */
export function isOpenedByMail({ search, state }: ParsedLocation): boolean {
  const { token } = search as SearchParams;
  return (token ?? state.mailedToken ?? '') !== '';
}

export type MailedLink = {
  readonly token: string;
  readonly email: string;
  readonly query: SearchParams;
};

/** As it was when the page opened: the address changes to the next page's while this one is still shown. */
export function useMailedLink(): MailedLink {
  const { search: query, state } = useLocation();
  const [link] = useState(() => ({
    token: state.mailedToken ?? '',
    email: query['email'] ?? '',
    query,
  }));
  return link;
}
