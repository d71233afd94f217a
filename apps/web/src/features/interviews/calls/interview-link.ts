import { type ParsedLocation, redirect, useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The secret of the mailed link that this entry of the history was opened by. */
    interviewId?: string;
  }
}

/** Stands in the address in place of the secret. */
const OPENED = 'open';

/** For `beforeLoad`: moves the secret from the address to this entry of the tab's history. */
export function hideInterviewId({ pathname, state }: ParsedLocation): void {
  const given = pathname.split('/').at(-1) ?? '';
  if (given === OPENED) return;
  const interviewId = decodeURIComponent(given);
  throw redirect({
    to: '/virtual-interview-login/$interviewId',
    params: { interviewId: OPENED },
    state: { ...state, interviewId },
    replace: true,
  });
}

export const useInterviewId = (): string => useLocation().state.interviewId ?? '';
