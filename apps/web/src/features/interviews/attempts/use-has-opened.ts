import { useEffect, useState } from 'react';
import type { Invitation } from './invitation.ts';

/** A timer that is set for longer fires at once (a signed 32-bit number of milliseconds). */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Whether the interview may be started, by the server's word; becomes true on an open page too. */
export function useHasOpened({ opensAt, now }: Pick<Invitation, 'opensAt' | 'now'>): boolean {
  const aheadMs = Date.parse(opensAt) - now;
  const [hasOpened, setHasOpened] = useState(aheadMs <= 0);
  useEffect(() => {
    if (aheadMs <= 0 || aheadMs > LONGEST_TIMER_MS) return;
    const opening = setTimeout(() => setHasOpened(true), aheadMs);
    return () => clearTimeout(opening);
  }, [aheadMs]);
  return hasOpened;
}
