import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { ObjectStore } from '@candor/folder-store';
import {
  areRecordingsGone,
  markRecordingsDeleted,
  removeDeletedRecordings,
} from '../../interviews/recordings/index.ts';
import {
  deleteCandidates,
  deleteSchedules,
  findSchedulesOf,
  findUntouchable,
} from './removal-store.ts';
import {
  deleteApplications,
  deleteFiles,
  listMarkedFiles,
  markFilesOf,
} from '../../hiring/applications/index.ts';

/** Deletes what the mail transport keeps of the mails with these keys. */
export type ForgetMails = (keys: readonly string[]) => Promise<void>;

export type DeletionParts = {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly clock: Clock;
  readonly forgetMails: ForgetMails;
  /** Tells the interviewers of these schedules, before they are deleted, that nothing takes place. */
  readonly releaseSeats: (tx: Tx, batch: Batch) => Promise<void>;
  /** What invitations to these schedules cost comes back, where nobody began, before they are deleted. */
  readonly returnCredits: (tx: Tx, batch: Batch) => Promise<void>;
};

export type Batch = { readonly companyId: number; readonly ids: readonly number[] };

/** Of a call: of each who may be in it the camera and the screen, with room for those who came and went. */
const MOST_OF_ONE = 100;

/** Rows of one look. */
export const BATCH = 100;

/*
 * Everywhere the same order: rows are marked, objects go, rows go. Killed between any two steps, the next run finds
 * the marks and goes on; nothing is left in the store that no row names.
 */

/** By interviews, as all of these. Gives those whose recordings went with this call. */
export async function deleteRecordings(
  parts: DeletionParts,
  { companyId, ids }: Batch,
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const marked = await parts.db.inCompany(companyId, (tx) =>
    markRecordingsDeleted(tx, { companyId, scheduleIds: ids }, parts.clock()),
  );
  const most = ids.length * MOST_OF_ONE;
  await removeDeletedRecordings(parts, companyId, { scheduleIds: ids, most });
  return marked;
}

/** Interviews by their schedules. One whose recording a worker still holds stays for the next run. Gives those gone. */
export async function deleteInterviews(
  parts: DeletionParts,
  { companyId, ids }: Batch,
): Promise<readonly number[]> {
  const { db } = parts;
  const untouchable = await db.inCompany(companyId, (tx) =>
    findUntouchable(tx, { companyId, ids }),
  );
  const others = ids.filter((id) => !untouchable.includes(id));
  await deleteRecordings(parts, { companyId, ids: others });
  return db.inCompany(companyId, async (tx) => {
    // Objects took their time: somebody may have held the candidate back, or begun an interview.
    const waiting = [...untouchable, ...(await findUntouchable(tx, { companyId, ids }))];
    for (const id of others) {
      if (!(await areRecordingsGone(tx, { companyId, scheduleIds: [id] }))) waiting.push(id);
    }
    const gone = ids.filter((id) => !waiting.includes(id));
    await parts.releaseSeats(tx, { companyId, ids: gone });
    await parts.returnCredits(tx, { companyId, ids: gone });
    await deleteSchedules(tx, { companyId, ids: gone });
    return gone;
  });
}

/** Applications with their interviews and CVs. Gives how many. */
export async function deleteWholeApplications(
  parts: DeletionParts,
  { companyId, ids, isErasure = false }: Batch & { readonly isErasure?: boolean },
): Promise<number> {
  const { db, clock } = parts;
  const schedules = await db.inCompany(companyId, (tx) =>
    findSchedulesOf(tx, { companyId, ids, isErasure }),
  );
  await deleteInterviews(parts, { companyId, ids: schedules });
  return db.inCompany(companyId, (tx) =>
    deleteApplications(tx, { companyId, ids, isErasure }, clock()),
  );
}

/** People of whom nothing else is left, with their files. Gives how many. */
export async function deletePeople(
  parts: DeletionParts,
  { companyId, ids }: Batch,
): Promise<number> {
  const { db, clock, forgetMails } = parts;
  await db.inCompany(companyId, (tx) => markFilesOf(tx, { companyId, ids }, clock()));
  await removeMarkedFiles(parts, companyId);
  const { gone, mailKeys } = await db.inCompany(companyId, (tx) =>
    deleteCandidates(tx, { companyId, ids }, clock()),
  );
  if (mailKeys.length > 0) await forgetMails(mailKeys);
  return gone.length;
}

/** Objects of files that are marked, then the rows. */
export async function removeMarkedFiles(
  { db, objects }: DeletionParts,
  companyId: number,
): Promise<void> {
  let after = 0;
  for (;;) {
    const from = after;
    const files = await db.inCompany(companyId, (tx) =>
      listMarkedFiles(tx, companyId, { after: from, most: BATCH }),
    );
    for (const { objectKey } of files) await objects.remove(objectKey);
    const ids = files.map(({ id }) => id);
    await db.inCompany(companyId, (tx) => deleteFiles(tx, { companyId, ids }));
    after = ids.at(-1) ?? after;
    if (files.length < BATCH) return;
  }
}
