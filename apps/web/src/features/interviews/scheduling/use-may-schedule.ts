import { areas, rights } from '@candor/contract/people/right-rules';
import { useRights } from '../../../lib/rights.ts';

/** PR-3: feature 2, activity 5. */
export function useMaySchedule(): boolean {
  return useRights()(areas.jobs, rights.schedule);
}

/** Who is invited may move on in the pipeline, by those who may move them there. */
export function useMayMove(): boolean {
  return useRights()(areas.candidates, rights.change);
}
