import { rights } from '@candor/contract/right-rules';
import { useRights } from '../../lib/rights.ts';

/** PR-3: feature 2, activity 5. */
export function useMaySchedule(): boolean {
  return useRights()(2, 5);
}

/** Who is invited may move on in the pipeline, by those who may move them there. */
export function useMayMove(): boolean {
  return useRights()(4, rights.change);
}
