import type { ObjectStore } from '@candor/folder-store';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { removeObjects } from '../../../platform/objects/removed-objects.ts';
import { changeArchive, findArchive } from './archive-job-store.ts';
import { objectKeyOf } from './archive-times.ts';

export type Dropping = {
  readonly db: Database;
  readonly objects: Pick<ObjectStore, 'abortUpload'>;
};

export const noSuchArchive = () => refuse('not_found', { params: { what: 'archive' } });

/** The file goes; what became of it stays. */
export async function dropFile(
  { db, objects }: Dropping,
  which: { readonly companyId: number; readonly archiveID: number },
  now: Date,
): Promise<void> {
  const uploadId = await db.inCompany(which.companyId, async (tx) => {
    const archive = await findArchive(tx, which, true);
    if (archive === undefined) return null;
    const { state } = archive;
    const isOver = state === 'done' || state === 'refused';
    await changeArchive(tx, which, {
      ...{ state: isOver ? state : 'gone', movedAt: now, client: null },
      ...{ objectKey: null, uploadId: null, expiresAt: null },
    });
    // By its place, not by what the row says: a process that ended in between may have written it and told nobody.
    await removeObjects(tx, [objectKeyOf(which)]);
    return archive.uploadId;
  });
  if (uploadId !== null) await objects.abortUpload(objectKeyOf(which), uploadId);
}
