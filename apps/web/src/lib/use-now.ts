import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time of this browser, a minute old at most, or as old as is said. */
export function useNow(everyMs = MINUTE_MS): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
