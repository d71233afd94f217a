import { areas, rights } from '@candor/contract/people/right-rules';
import { useRights } from '../../../lib/rights.ts';

/** Whether a file of people's data would be given. */
export function useMayExport(): boolean {
  return useRights()(areas.interviews, rights.exportData);
}
