import type { QueryClient } from '@tanstack/react-query';
import { currentSession, onSessionChange } from '../lib/session.ts';

/**
 * Someone signed in or out, here or in another tab: what was loaded for one person is forgotten, and
 * the guards look again. So they do where a company has lost its plan (SH-6). A fresh token of the same person
 * changes nothing.
 */
export function watchSession(queries: QueryClient, lookAgain: () => void): void {
  const whoIs = (): number | undefined => currentSession()?.user.userID;
  const isLetIn = (): boolean => currentSession()?.isPaymentDone === true;
  let who = whoIs();
  let wasLetIn = isLetIn();
  onSessionChange(() => {
    const now = whoIs();
    const hasLost = wasLetIn && !isLetIn();
    wasLetIn = isLetIn();
    if (now !== who) queries.clear();
    if (now !== who || hasLost) lookAgain();
    who = now;
  });
}
