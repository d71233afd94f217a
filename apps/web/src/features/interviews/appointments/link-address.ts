import { type ParsedLocation, redirect, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { SearchParams } from '../../../lib/search-params.ts';

/** Who a mailed link was written to; null: it doesn't say. */
export type LinkSide = 'candidate' | 'interviewer' | null;

export type AppointmentLink = {
  /** The secret of the mailed link; empty when it had none. */
  readonly token: string;
  readonly side: LinkSide;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The secret of the mailed link that this entry of the history was opened by. */
    appointmentLink?: AppointmentLink;
  }
}

const sideOf = (calledBy: string | undefined): LinkSide =>
  calledBy === 'candidate' || calledBy === 'interviewer' ? calledBy : null;

/** For `beforeLoad`: moves the secret from the address to this entry of the tab's history, where a reload finds it. */
export function hideAppointmentLink({ pathname, search, state }: ParsedLocation): void {
  const { token, ...rest } = search as SearchParams;
  if (token === undefined) return;
  const appointmentLink = {
    token: token.trim().replaceAll(' ', '+'),
    side: sideOf(rest['calledBy']),
  };
  throw redirect({
    to: pathname,
    search: rest,
    state: { ...state, appointmentLink },
    replace: true,
  });
}

/** As it was when the page opened. */
export function useAppointmentLink(): AppointmentLink {
  const { state } = useLocation();
  const [link] = useState(() => state.appointmentLink ?? { token: '', side: null });
  return link;
}
