import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { addApplication } from '../applications/index.ts';
import { hasJob } from './board-store.ts';
import type { Change, Deed } from '../../operations/audit/index.ts';
import { findOrAddCandidate } from '../candidate-records/index.ts';

type Person = { readonly email: string; readonly firstName: string; readonly lastName: string };

/** Somebody the company knows by this address stays as they are; only the application is new. */
export async function addByHand(
  tx: Tx,
  deed: Deed,
  { jobID, ...person }: Person & { readonly jobID: number },
): Promise<Change<{ applicationID: number }>> {
  const { companyId, accountId, now } = deed;
  if (!(await hasJob(tx, { companyId, jobID })))
    throw refuse('not_found', { params: { what: 'job' } });
  const candidateID = await findOrAddCandidate(tx, { companyId, now }, person);
  const { applicationID, isNew } = await addApplication(tx, {
    ...{ companyId, jobID, candidateID, now },
    source: 'added',
    addedBy: accountId,
  });
  if (!isNew) {
    throw refuse('already_applied', { path: 'body.email' });
  }
  return {
    result: { applicationID },
    audit: {
      ...{ action: 'application.added', objectKind: 'application' },
      ...{ objectId: applicationID, after: { jobID, candidateID } },
    },
  };
}
