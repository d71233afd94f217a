import { useEffect, useState } from 'react';

const LOOK_MS = 20_000;

/** The time, near enough to notice that an interview has begun while its page is open. */
export function useMinute(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
