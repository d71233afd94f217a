import { refuse } from '../../../platform/http/failure.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Deed, type DeedEntry, recordAudit, recordDeed } from '../audit/index.ts';
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
import { findPeople, type Person } from './trace-store.ts';
import { ownReason } from './erasure-words.ts';

type Asked = { readonly candidateID: number; readonly email: string; readonly because: string };

/**
 * Everything that the company holds about a candidate goes at once. The log keeps who did it, the number of the candidate
 * and the reason: no name, no address.
 */
export const eraseCandidate = (parts: DeletionParts, deed: Deed, asked: Asked): Promise<void> =>
  erase(parts, asked, {
    ...{ companyId: deed.companyId, by: deed.accountId, now: deed.now },
    record: (tx, entry) => recordDeed(tx, deed, entry),
    check(person) {
      if (!names(asked.because, person)) return;
      throw refuse('validation_failed', { params: { what: 'person-named' }, path: 'body.because' });
    },
  });

type Own = Omit<Asked, 'because'> & Pick<Deed, 'companyId' | 'client' | 'now'>;

/** The same by the candidate, without an account. The log keeps that they did it, and not from where. */
export const eraseOwn = (
  parts: DeletionParts,
  { companyId, client: { requestId }, now, ...asked }: Own,
): Promise<void> =>
  erase(
    parts,
    { ...asked, because: ownReason },
    {
      ...{ companyId, by: null, now },
      record: (tx, entry) =>
        recordAudit(tx, { ...entry, companyId, actorKind: 'candidate', requestId }, now),
      check: () => undefined,
    },
  );

type Erasing = {
  readonly companyId: number;
  readonly by: number | null;
  readonly now: Date;
  readonly record: (tx: Tx, entry: DeedEntry) => Promise<void>;
  readonly check: (person: Person) => void;
};

async function erase(
  parts: DeletionParts,
  { candidateID, email, because }: Asked,
  { companyId, by, now, record, check }: Erasing,
): Promise<void> {
  const { db } = parts;
  const all = await db.inCompany(companyId, async (tx) => {
    const candidate = await lockCandidate(tx, companyId, candidateID);
    if (candidate === undefined) throw refuse('not_found', { params: { what: 'candidate' } });
    refuseUnready(candidate, email);
    const [person] = await findPeople(tx, companyId, [candidateID]);
    if (person === undefined) throw refuse('not_found', { params: { what: 'candidate' } });
    check(person);
    return { ...(await findAllOf(tx, companyId, candidateID)), person };
  });
  const { applications } = all;
  const begun = { candidateID, because, interviews: all.schedules.length };
  // Before anything goes, so that no deletion is without its line, wherever it is stopped.
  await db.inCompany(companyId, async (tx) => {
    await noteErasure(tx, { companyId, because, by, at: now }, all.person);
    await record(tx, {
      ...{ action: 'candidate.erased', objectKind: 'candidate', objectId: candidateID },
      after: { ...begun, applications: applications.length },
      isPlain: true,
    });
  });
  const { id: candidateId, mergedIds } = all.person;
  const begunAt = now.toISOString();
  await markErased(parts.objects, {
    ...{ companyId, candidateId, mergedIds: [...mergedIds], because, begunAt },
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
