import { createHmac } from 'node:crypto';
import { type Turn, turnUsername } from './ice-rules.ts';

/** What a page asks the relay by; the name and the password end then. `who`: only letters, digits and dashes. */
export function relayFor(turn: Turn, who: string, until: Date) {
  const username = turnUsername(who, until);
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return { urls: [...turn.urls], username, credential };
}

/** What a page connects by beside its own addresses: good until the call is over, and for this seat alone. */
export const iceServersOf = (turn: Turn | null, seatId: number, until: Date) =>
  turn === null ? [] : [relayFor(turn, `seat-${seatId}`, until)];
