import { useRights } from '../../lib/rights.ts';

/** PR-3: feature 2, activity 5. */
export function useMaySchedule(): boolean {
  return useRights()(2, 5);
}
