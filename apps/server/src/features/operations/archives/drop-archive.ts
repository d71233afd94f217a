import type { ObjectStore } from '@candor/folder-store';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { removeObjects } from '../../../platform/objects/removed-objects.ts';
import { forgetBroughtLogo } from '../../people/companies/index.ts';
import { changeArchive, findArchive } from './archive-job-store.ts';
import { FORGOTTEN_MS, objectKeyOf, OBJECTS, whichOf } from './archive-times.ts';

export type Dropping = {
  readonly db: Database;
  readonly objects: Pick<ObjectStore, 'abortUpload' | 'listUploads'>;
};

type Which = { readonly companyId: number; readonly archiveID: number };

export const noSuchArchive = () => refuse('not_found', { params: { what: 'archive' } });

/** The file goes; what became of it stays. */
export async function dropFile({ db, objects }: Dropping, which: Which, now: Date): Promise<void> {
  // Before its row forgets it: an upload whose process was killed in between is found again.
  await abortUploads(objects, which);
  await db.inCompany(which.companyId, async (tx) => {
    const archive = await findArchive(tx, which, true);
    if (archive === undefined) return;
    const { state, broughtLogo: picture } = archive;
    const isOver = state === 'done' || state === 'refused';
    // A step that was undone has left one, whatever became of the file after it.
    const isTaken = isOver || state === 'taking';
    if (isTaken) await forgetBroughtLogo(tx, { ...which, picture });
    await changeArchive(tx, which, {
      ...{ state: isOver ? state : 'gone', movedAt: now, client: null },
      ...{ objectKey: null, uploadId: null, expiresAt: null, compared: [] },
    });
    // By its place, not by what the row says: a process that ended in between may have written it and told nobody.
    await removeObjects(tx, [objectKeyOf(which)]);
  });
}

/** By their place, as the file itself: a process that ended in between may have begun one and told nobody. */
async function abortUploads(objects: Dropping['objects'], which: Which): Promise<void> {
  const objectKey = objectKeyOf(which);
  for (const { key, uploadId } of await objects.listUploads(objectKey)) {
    if (key === objectKey) await objects.abortUpload(key, uploadId);
  }
}

/** Uploads that no row waits for any more, whatever was killed between two steps. */
export async function sweepUploads({ db, objects }: Dropping, now: Date): Promise<void> {
  for (const { key, uploadId, startedAt } of await objects.listUploads(OBJECTS)) {
    const which = whichOf(key);
    if (which === undefined || now.getTime() - startedAt.getTime() < FORGOTTEN_MS) continue;
    const archive = await db.inCompany(which.companyId, (tx) => findArchive(tx, which));
    // What is being made is written by an upload of the storage's own.
    const isWanted = archive?.state === 'making' || archive?.uploadId === uploadId;
    if (!isWanted) await objects.abortUpload(key, uploadId);
  }
}
