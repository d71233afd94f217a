import type { Tx } from '../../../platform/database/database.ts';
import { touchCandidates } from '../candidate-records/index.ts';
import type { LockedApplication } from './move-store.ts';

/** The caller holds the lock. Nobody has read an application by putting its answer off. Gives the new version. */
export async function writeReply(
  tx: Tx,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
  { before, replyBy }: { readonly before: LockedApplication; readonly replyBy: Date },
): Promise<number> {
  const version = before.version + 1;
  await tx
    .updateTable('applications')
    .set({ replyBy, replyMovedFrom: before.replyBy, version })
    .where('companyId', '=', companyId)
    .where('id', '=', before.id)
    .execute();
  await touchCandidates(tx, { companyId, now }, [before.candidateId]);
  return version;
}

/** Of the company’s, those that nobody had opened; the marks of everybody’s lists go. */
export async function markOpened(
  tx: Tx,
  companyId: number,
  applicationIds: readonly number[],
): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ isUnread: false })
    .where('companyId', '=', companyId)
    .where('id', 'in', [...applicationIds])
    .where('isUnread', '=', true)
    .execute();
}
