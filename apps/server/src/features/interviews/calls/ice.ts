import { createHmac } from 'node:crypto';
import { type Turn, turnUsername } from './ice-rules.ts';

/** What a page connects by beside its own addresses: good until the call is over, and for this seat alone. */
export function iceServersOf(turn: Turn | null, seatId: number, until: Date) {
  if (turn === null) return [];
  const username = turnUsername(seatId, until);
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [{ urls: [...turn.urls], username, credential }];
}
