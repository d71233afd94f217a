import type { multifactorAsked } from '@candor/contract/people/accounts';
import type * as z from 'zod/mini';

/** A right password that still needs its second factor. */
export type PendingSignIn = z.output<typeof multifactorAsked>;

// In sessionStorage: a reload of the second step goes on, a closed tab forgets it.
const KEY = 'pendingSignIn';

export function storePendingSignIn(pending: PendingSignIn): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Storage is refused: the second step says that the sign-in is gone, and the person begins again.
  }
}

export function readPendingSignIn(): PendingSignIn | undefined {
  try {
    const value = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PendingSignIn | null;
    return typeof value?.multifactorToken === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

export function clearPendingSignIn(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The page of the second step that fits what the account has. */
export function secondStepPath({ methods, mustEnrol }: PendingSignIn): string {
  const [first = 'authenticator'] = methods;
  return `/mfa-authenticator/${mustEnrol ? 'enrol' : first}`;
}
