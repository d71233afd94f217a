import type { Tx } from '../../../platform/database/database.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { findDeciders } from '../applications/index.ts';
import { noticeTitles } from './message-mail-words.ts';
import type { Thread } from './message-store.ts';
import { findAdmins, findWriters } from './reader-store.ts';

/** The subject may name somebody and is theirs to read who wrote it; a lock screen shows the job, where there is one. */
const noticeOf = (
  title: keyof typeof noticeTitles,
  { companyId, candidateId, jobTitle }: Thread,
) => ({
  ...{ title: noticeTitles[title], body: jobTitle ?? '' },
  path: `/company/job-seeker-profile-tab?candidateID=${candidateId}&tab=messages`,
  about: { companyId, candidateId, kind: 'message' } as const,
});

/** Who wrote in the thread and is still there; else who decides about its job; else who runs the company. */
async function readersOf(tx: Tx, thread: Thread): Promise<readonly number[]> {
  const { companyId, jobId } = thread;
  const writers = await findWriters(tx, thread);
  if (writers.length > 0) return writers;
  const deciders = jobId === null ? [] : await findDeciders(tx, companyId, jobId);
  if (deciders.length > 0) return deciders;
  return findAdmins(tx, companyId);
}

export async function tellReceived(
  tx: Tx,
  notify: Notify,
  { thread, now }: { readonly thread: Thread; readonly now: Date },
): Promise<void> {
  for (const accountId of await readersOf(tx, thread)) {
    await notify(tx, { accountId, ...noticeOf('received', thread) }, now);
  }
}

export async function tellFailed(
  tx: Tx,
  notify: Notify,
  {
    thread,
    writtenBy,
    now,
  }: { readonly thread: Thread; readonly writtenBy: number; readonly now: Date },
): Promise<void> {
  if (!(await findWriters(tx, thread)).includes(writtenBy)) return;
  await notify(tx, { accountId: writtenBy, ...noticeOf('failed', thread) }, now);
}
