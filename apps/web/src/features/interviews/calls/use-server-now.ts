import { useState } from 'react';
import { useNow } from '../../../lib/use-now.ts';

export type Timed = { readonly startsAt: string; readonly endsAt: string; readonly now: string };

/** The server's clock, each second: `now` is what it said when the page came in. */
export function useServerNow({ now: said }: Pick<Timed, 'now'>): number {
  const [ahead] = useState(() => Date.parse(said) - Date.now());
  return useNow(1000) + ahead;
}
