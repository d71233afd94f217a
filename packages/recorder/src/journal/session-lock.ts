import { holdLock } from '@candor/outbox';
import type { Clock } from '../clock.ts';

/** Another tab of this browser is recording or uploading the session. */
export class SessionBusyError extends Error {
  override readonly name = 'SessionBusyError';
}

/**
 * Makes this page the session's one writer. Waits `waitMs` first, because a reloaded page may meet its
 * former self.
 * @returns what lets go of the session again
 */
export async function holdSession({
  name,
  waitMs,
  clock,
}: {
  readonly name: string;
  readonly waitMs: number;
  readonly clock: Clock;
}): Promise<() => void> {
  const givenUp = new AbortController();
  const arrived = new AbortController();
  void clock.pause(waitMs, arrived.signal).then(() => givenUp.abort());
  try {
    return await holdLock(name, givenUp.signal);
  } catch {
    throw new SessionBusyError('The session is open in another tab.');
  } finally {
    arrived.abort();
  }
}
