import { areas, rights } from '@candor/contract/people/right-rules';
import { useRights } from '../../../lib/rights.ts';

/** What a decision may do: be one at all, and take the candidate's application along. */
export function useMayDecide() {
  const has = useRights();
  return {
    decide: has(areas.interviews, rights.decide),
    move: has(areas.candidates, rights.change),
    reject: has(areas.candidates, rights.reject),
  };
}
