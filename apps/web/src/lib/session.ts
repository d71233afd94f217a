import type { loginData } from '@candor/contract/people/accounts';
import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { removeDrafts } from './draft-storage.ts';
import { readStored, removeStored, storageKeys, writeStored } from './storage.ts';

/** What the server gives at sign-in; the first user type decides what the person sees. */
export type LoginData = z.output<typeof loginData>;

/** Kept for the next page, which offers to sign in again beside it. */
export const sessionEnded = 'Your session has ended. Please sign in again.';

const listeners = new Set<() => void>();
let lastRead: { readonly text: string; readonly session: LoginData | undefined } | undefined;

export function currentSession(): LoginData | undefined {
  const text = readStored(storageKeys.loginData);
  if (text === null) return undefined;
  // The same object for the same text: React compares by identity.
  if (lastRead?.text !== text) lastRead = { text, session: parseSession(text) };
  return lastRead.session;
}

export function storeSession(session: LoginData): void {
  removeDrafts({ except: session.user.userID });
  keepSession(session);
}

function keepSession(session: LoginData): void {
  writeStored(storageKeys.loginData, JSON.stringify(session));
  writeStored(storageKeys.authToken, session.token);
  tell();
}

/** After a refresh: the same session with a fresh access token. Nobody signed in: drafts of nobody's account stay. */
export function storeToken(token: string): void {
  const session = currentSession();
  if (session !== undefined) keepSession({ ...session, token });
}

/** After a step that changed what the shell decides by: the same session with what the server now says. */
export function storeFacts(facts: Omit<LoginData, 'token' | 'refreshToken'>): void {
  const session = currentSession();
  if (session !== undefined) keepSession({ ...session, ...facts });
}

/**
 * Removes everything that belongs to the person. What the server knows is ended by its own call. The page hears
 * of it at once, or a little later. Whose session ran out did not choose to leave: their drafts wait for them.
 */
export function clearSession({ tellAfterMilliseconds = 0, keepsDrafts = false } = {}): void {
  if (!keepsDrafts) {
    removeDrafts();
    // Where one person was on the way to is no business of who signs in next.
    removeStored(storageKeys.redirectAfterLogin);
  }
  removeStored(
    storageKeys.loginData,
    storageKeys.authToken,
    storageKeys.redirectLink,
    storageKeys.isNewCompany,
    storageKeys.messagingToken,
  );
  if (tellAfterMilliseconds === 0) tell();
  else setTimeout(tell, tellAfterMilliseconds);
}

export function useSession(): LoginData | undefined {
  return useSyncExternalStore(onSessionChange, currentSession, currentSession);
}

/** Tells also of a sign-in or sign-out in another tab. Returns how to stop listening. */
export function onSessionChange(listener: () => void): () => void {
  const inAnotherTab = (event: StorageEvent): void => {
    if (event.key === storageKeys.loginData || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', inAnotherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', inAnotherTab);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Anyone may have written here: what is not a session is no session. */
function parseSession(text: string): LoginData | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isLoginData(value)) return undefined;
    // A login without one is a login all the same: its first 401 ends it and clears what is stored (SE-2).
    const refreshToken: unknown = value.refreshToken;
    return typeof refreshToken === 'string' ? value : { ...value, refreshToken: '' };
  } catch {
    return undefined;
  }
}

function isLoginData(value: unknown): value is LoginData {
  if (typeof value !== 'object' || value === null) return false;
  const { token, refreshToken, userType, user, userEmployments } = value as Partial<
    Record<string, unknown>
  >;
  return (
    typeof token === 'string' &&
    token !== '' &&
    (refreshToken === undefined || refreshToken === null || typeof refreshToken === 'string') &&
    Array.isArray(userType) &&
    userType.every((type) => typeof type === 'string') &&
    typeof user === 'object' &&
    user !== null &&
    Array.isArray(userEmployments)
  );
}
