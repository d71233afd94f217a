import { areas, rights } from '@candor/contract/people/right-rules';
import { useRights } from '../../../lib/rights.ts';

/** What may be done with people on the board; it opens for any right to candidates. */
export function useMay() {
  const has = useRights();
  return {
    move: has(areas.candidates, rights.change),
    reject: has(areas.candidates, rights.reject),
  };
}
