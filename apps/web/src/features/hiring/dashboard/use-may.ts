import { areas, rights } from '@candor/contract/people/right-rules';
import { useRights } from '../../../lib/rights.ts';

/** What of the dashboard is the reader's to do, and what a link would only be refused for. */
export function useMay() {
  const has = useRights();
  return {
    decide: has(areas.interviews, rights.decide),
    readReports: has(areas.interviews, rights.reports),
    viewJobs: has(areas.jobs, rights.viewJobs),
  };
}
