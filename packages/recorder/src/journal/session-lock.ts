import type { Clock } from '../clock.ts';

/** Another tab of this browser is recording or uploading the session. */
export class SessionBusyError extends Error {
  override readonly name = 'SessionBusyError';
}

/**
 * Makes this page the session's one writer, by a Web Lock that the browser takes back when the
 * page dies. Waits `waitMs` first, because a reloaded page may meet its former self.
 * Without Web Locks (plain http) there is nothing to ask, and the page is taken to be alone.
 * @returns what lets go of the session again
 */
export async function holdSession(
  name: string,
  waitMs: number,
  clock: Clock,
  locks: LockManager | undefined = navigator.locks,
): Promise<() => void> {
  if (!locks) return () => {};
  const held = Promise.withResolvers<() => void>();
  const givenUp = new AbortController();
  const arrived = new AbortController();
  void clock.pause(waitMs, arrived.signal).then(() => givenUp.abort());
  locks
    .request(name, { signal: givenUp.signal }, () => {
      arrived.abort();
      return new Promise<void>((release) => held.resolve(release));
    })
    .catch(() => held.reject(new SessionBusyError('The session is open in another tab.')));
  return held.promise;
}
