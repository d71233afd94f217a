import { rights } from '@candor/contract/right-rules';
import { useRights } from '../../lib/rights.ts';

/** What a decision may do: be one at all, and take the candidate's application along. */
export function useMayDecide() {
  const has = useRights();
  return {
    decide: has(5, rights.decide),
    move: has(4, rights.change),
    reject: has(4, rights.reject),
  };
}
