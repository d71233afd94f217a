import { rights } from '@candor/contract/right-rules';
import { useRights } from '../../lib/rights.ts';

/** What of the dashboard is the reader's to do, and what a link would only be refused for. */
export function useMay() {
  const has = useRights();
  return {
    decide: has(5, rights.decide),
    readReports: has(5, rights.reports),
    viewJobs: has(2, 4),
  };
}
