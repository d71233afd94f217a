import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import { addApplication } from '../applications/index.ts';
import { hasJob } from './board-store.ts';
import { type Deed, recordDeed } from '../../operations/audit/index.ts';
import { findOrAddCandidate } from '../candidate-records/index.ts';

type Person = { readonly email: string; readonly firstName: string; readonly lastName: string };

/** Somebody the company knows by this address stays as they are; only the application is new. */
export async function addByHand(
  tx: Tx,
  deed: Deed,
  { jobID, ...person }: Person & { readonly jobID: number },
): Promise<{ applicationID: number }> {
  const { companyId, accountId, now } = deed;
  if (!(await hasJob(tx, { companyId, jobID }))) throw fail('not_found', 'There is no such job.');
  const candidateID = await findOrAddCandidate(tx, { companyId, now }, person);
  const { applicationID, isNew } = await addApplication(tx, {
    ...{ companyId, jobID, candidateID, now },
    source: 'added',
    addedBy: accountId,
  });
  if (!isNew) {
    const text = 'Somebody with this address has applied for this job already.';
    throw fail('already_applied', text, { path: 'body.email' });
  }
  await recordDeed(tx, deed, {
    ...{ action: 'application.added', objectKind: 'application' },
    ...{ objectId: applicationID, after: { jobID, candidateID } },
  });
  return { applicationID };
}
