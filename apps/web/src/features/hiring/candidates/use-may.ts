import { areas, rights } from '@candor/contract/people/right-rules';
import { useRights } from '../../../lib/rights.ts';

/** What of the candidates' pages the reader may use (PR-3). */
export function useMay() {
  const has = useRights();
  return {
    readFiles: has(areas.candidates),
    changeCandidates: has(areas.candidates, rights.change),
    reject: has(areas.candidates, rights.reject),
    /** A note is written by whoever changes candidates, or judges interviews. */
    writeNotes: has(areas.candidates, rights.change) || has(areas.interviews, rights.change),
    /** An offer says what is paid. */
    seeOffers: has(areas.candidates) && has(areas.jobs, rights.salary),
    exportCandidates: has(areas.candidates, rights.exportData),
    schedule: has(areas.jobs, rights.schedule),
    viewJobs: has(areas.jobs, rights.viewJobs),
    viewInterviews: has(areas.interviews),
  };
}
