import type { QueryClient } from '@tanstack/react-query';
import { currentSession, onSessionChange } from '../lib/session.ts';

/**
 * Someone signed in or out, here or in another tab: what was loaded for one person is forgotten, and
 * the guards look again. A fresh token of the same person changes nothing.
 */
export function watchSession(queries: QueryClient, lookAgain: () => void): void {
  const whoIs = (): number | undefined => currentSession()?.user.userID;
  let who = whoIs();
  onSessionChange(() => {
    const now = whoIs();
    if (now === who) return;
    who = now;
    queries.clear();
    lookAgain();
  });
}
