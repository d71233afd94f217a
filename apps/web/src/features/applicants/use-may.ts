import { EXPORT_ACTIVITY } from '@candor/contract/export-rules';
import { rights } from '@candor/contract/right-rules';
import { useRights } from '../../lib/rights.ts';

/** What of the candidates' pages the reader may use (PR-3). */
export function useMay() {
  const has = useRights();
  return {
    readFiles: has(4),
    changeCandidates: has(4, rights.change),
    /** A note is written by whoever changes candidates, or judges interviews. */
    writeNotes: has(4, rights.change) || has(5, rights.change),
    exportCandidates: has(4, EXPORT_ACTIVITY),
    schedule: has(2, 5),
    viewJobs: has(2, 4),
    viewInterviews: has(5),
  };
}
