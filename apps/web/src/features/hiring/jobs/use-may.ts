import { areas, rights } from '@candor/contract/people/right-rules';
import { useRights } from '../../../lib/rights.ts';

export function useMay(): (right: JobRight) => boolean {
  const mayUse = useRights();
  return (right) => mayUse(areas.jobs, right);
}

type JobRight = (typeof rights)['postJobs' | 'editJobs' | 'viewJobs' | 'schedule'];

/** What a job pays is a right of its own: without it the server leaves it out, and takes none. */
export function useMaySetPay(): boolean {
  return useRights()(areas.jobs, rights.salary);
}

/** Who applied is for those who may find candidates. */
export function useMaySeeApplicants(): boolean {
  return useRights()(areas.candidates);
}
