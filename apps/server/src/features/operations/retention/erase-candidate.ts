import { refuse } from '../../../platform/http/failure.ts';
import { type Deed, recordDeed } from '../audit/index.ts';
import {
  deleteInterviews,
  deletePeople,
  deleteWholeApplications,
  type DeletionParts,
} from './deletion.ts';
import { lockCandidate } from './hold-store.ts';
import { noteErasure } from './erasure-store.ts';
import { markErased } from './ledger.ts';
import { findAllOf } from './removal-store.ts';
import { names } from './trace-rules.ts';
import { findPeople } from './trace-store.ts';

type Asked = { readonly candidateID: number; readonly email: string; readonly because: string };

/**
 * Everything that the company holds about a candidate goes at once. The log keeps who did it, the number of the candidate
 * and the reason: no name, no address.
 */
export async function eraseCandidate(
  parts: DeletionParts,
  deed: Deed,
  { candidateID, email, because }: Asked,
): Promise<void> {
  const { db } = parts;
  const { companyId } = deed;
  const all = await db.inCompany(companyId, async (tx) => {
    const candidate = await lockCandidate(tx, companyId, candidateID);
    if (candidate === undefined) throw refuse('not_found', { params: { what: 'candidate' } });
    refuseUnready(candidate, email);
    const [person] = await findPeople(tx, companyId, [candidateID]);
    if (person === undefined) throw refuse('not_found', { params: { what: 'candidate' } });
    if (names(because, person)) {
      throw refuse('validation_failed', { params: { what: 'person-named' }, path: 'body.because' });
    }
    return { ...(await findAllOf(tx, companyId, candidateID)), person };
  });
  const { applications } = all;
  const begun = { candidateID, because, interviews: all.schedules.length };
  // Before anything goes, so that no deletion is without its line, wherever it is stopped.
  await db.inCompany(companyId, async (tx) => {
    const { accountId: by, now: at } = deed;
    await noteErasure(tx, { companyId, because, by, at }, all.person);
    await recordDeed(tx, deed, {
      ...{ action: 'candidate.erased', objectKind: 'candidate', objectId: candidateID },
      after: { ...begun, applications: applications.length },
      isPlain: true,
    });
  });
  const { id: candidateId, mergedIds } = all.person;
  const begunAt = deed.now.toISOString();
  await markErased(parts.objects, {
    companyId,
    candidateId,
    mergedIds: [...mergedIds],
    because,
    begunAt,
  });
  if (!(await deleteWhole(parts, companyId, candidateID))) {
    throw refuse('not_finished');
  }
}

/** A person with everything about them, as often as it takes; false while a worker holds something of theirs. */
export async function deleteWhole(
  parts: DeletionParts,
  companyId: number,
  candidateId: number,
): Promise<boolean> {
  const { schedules, applications } = await parts.db.inCompany(companyId, (tx) =>
    findAllOf(tx, companyId, candidateId),
  );
  await deleteInterviews(parts, { companyId, ids: schedules });
  await deleteWholeApplications(parts, { companyId, ids: applications, isErasure: true });
  return (await deletePeople(parts, { companyId, ids: [candidateId] })) > 0;
}

function refuseUnready(
  found: { readonly email: string; readonly isHeld: boolean; readonly isRunning: boolean },
  email: string,
): void {
  if (found.email !== email.trim().toLowerCase()) {
    throw refuse('address_differs', { path: 'body.email' });
  }
  if (found.isHeld) {
    throw refuse('candidate_held');
  }
  if (found.isRunning) {
    throw refuse('interview_running');
  }
}
