import { useEffect, useState } from 'react';

export type Timed = { readonly startsAt: string; readonly endsAt: string; readonly now: string };

/** The server's clock, each second: `now` is what it said when the page came in. */
export function useServerNow({ now: said }: Pick<Timed, 'now'>): number {
  const [ahead] = useState(() => Date.parse(said) - Date.now());
  const [now, setNow] = useState(() => Date.now() + ahead);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + ahead), 1000);
    return () => clearInterval(timer);
  }, [ahead]);
  return now;
}
