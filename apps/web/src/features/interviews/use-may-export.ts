import { EXPORT_ACTIVITY } from '@candor/contract/export-rules';
import { useRights } from '../../lib/rights.ts';

const interviews = 5;

/** Whether a file of people's data would be given. */
export function useMayExport(): boolean {
  return useRights()(interviews, EXPORT_ACTIVITY);
}
