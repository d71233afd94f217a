import { bothOf, grantOfKept, keptOf } from '@candor/contract/interviews/need-rules';
import { beyondJobs } from '../../../platform/database/beyond-jobs.ts';
import { type AddKept, granted } from '../scheduling/index.ts';
import { findKept } from './need-store.ts';

/**
 * What was granted to these people before and is to hold again, by the minutes of this test. It may have been granted
 * for a job that whoever invites does not see: the person asked the company, not that member.
 */
export const addKept: AddKept = async (tx, { companyId, minutes }, invited) => {
  const ids = invited.map(({ candidate }) => candidate.id);
  const rows = await beyondJobs(tx, () => findKept(tx, companyId, ids));
  const byPerson = new Map(rows.map((row) => [row.candidateId, row]));
  return invited.map((one) => {
    const kept = byPerson.get(one.candidate.id);
    if (kept === undefined) return one;
    const again = grantOfKept(keptOf(kept.granted, kept.minutes), minutes);
    return { ...one, accommodations: bothOf(granted(one.accommodations), again) };
  });
};
