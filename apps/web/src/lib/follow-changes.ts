import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from './session.ts';

/** When the program of the line could not be fetched. */
const AGAIN_MS = 30_000;

/** While somebody is signed in, what is on the screen is read again when it changed elsewhere. */
export function useChanges(): void {
  const client = useQueryClient();
  // Another sign-in has other rights; a fresh access token of the same has not.
  const signIn = useSession()?.refreshToken;
  useEffect(() => {
    if (signIn === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let again: ReturnType<typeof setTimeout> | undefined;
    signal.addEventListener('abort', () => clearTimeout(again));
    // After the page itself: nobody waits for it.
    const begin = (): void => {
      import('./change-stream.ts').then(
        ({ followChanges }) => {
          if (!signal.aborted) signal.addEventListener('abort', followChanges(client));
        },
        () => {
          if (!signal.aborted) again = setTimeout(begin, AGAIN_MS);
        },
      );
    };
    begin();
    return () => leaving.abort();
  }, [client, signIn]);
}
