import type { contract } from '@candor/contract';
import { ARCHIVE_PART_BYTES } from '@candor/contract/operations/archive-rules';
import { type ObjectStore, ObjectStoreError } from '@candor/folder-store';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { companyWrite, type Deed, deedOf } from '../audit/index.ts';
import { changeArchive, findArchive, findNewest, insertArchive } from './archive-job-store.ts';
import { archiveJob, keptUntil, objectKeyOf } from './archive-times.ts';
import { dropFile, noSuchArchive } from './drop-archive.ts';

type Parts = {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly queue: Pick<Queue, 'send'>;
};
type Handlers = HandlersOf<typeof contract.archives>;

const CONTENT_TYPE = 'application/zip';
const done = { done: true as const };

/** How a file comes here: in parts, so that it may be large and no request is. */
export function sendingHandlers(
  parts: Parts,
): Pick<Handlers, 'bringArchive' | 'sendArchivePart' | 'endArchive'> {
  const { db, objects, queue } = parts;
  return {
    async bringArchive({ body: { bytes }, ...request }) {
      const deed = deedOf(request);
      const { companyId, now } = deed;
      const before = await db.inCompany(companyId, (tx) => findNewest(tx, companyId, 'in'));
      if (before?.state === 'sending' || before?.state === 'shown') {
        await dropFile(parts, { companyId, archiveID: before.id }, now);
      }
      const archiveID = await companyWrite(db, deed, async (tx) => {
        const given = { direction: 'in', state: 'sending', expiresAt: keptUntil(now) } as const;
        const id = await insertArchive(tx, deed, { ...given, bytes });
        if (id === undefined) throw refuse('archive_under_way');
        return { result: id, noAudit: 'not-in-use' };
      });
      const which = { companyId, archiveID };
      await openUpload(parts, deed, which);
      return { archiveID };
    },

    async sendArchivePart({ params: { archiveID }, body: { part, base64 }, session }) {
      const which = { companyId: session.companyId, archiveID };
      const { uploadId, bytes: whole } = await sendingOf(db, which);
      const body = Buffer.from(base64, 'base64');
      const left = whole - (part - 1) * ARCHIVE_PART_BYTES;
      if (body.length === 0 || body.length !== Math.min(left, ARCHIVE_PART_BYTES)) throw odd();
      await oddIfGone(() =>
        objects.putPart({ key: objectKeyOf(which), uploadId, partNumber: part, body }),
      );
      return done;
    },

    async endArchive({ params: { archiveID }, ...request }) {
      const deed = deedOf(request);
      const { companyId, now } = deed;
      const which = { companyId, archiveID };
      const { uploadId, bytes } = await sendingOf(db, which);
      const objectKey = objectKeyOf(which);
      // Completed already where a process ended before it could say so.
      if ((await sizeOf(objects, objectKey)) !== bytes) {
        await oddIfGone(async () => {
          const sent = await objects.listParts(objectKey, uploadId);
          if (sent.reduce((sum, { size }) => sum + size, 0) !== bytes) throw odd();
          await objects.completeUpload(objectKey, uploadId, sent);
        });
      }
      return companyWrite(db, deed, async (tx) => {
        const archive = await findArchive(tx, which, true);
        if (archive?.state !== 'sending') throw odd();
        const change = { state: 'checking', objectKey, uploadId: null, movedAt: now } as const;
        await changeArchive(tx, which, change);
        await queue.send(tx, { name: archiveJob, data: which });
        // Nothing of it is the company's yet.
        return { result: done, noAudit: 'not-in-use' };
      });
    },
  };
}

async function openUpload(
  { db, objects }: Parts,
  deed: Deed,
  which: { readonly companyId: number; readonly archiveID: number },
): Promise<void> {
  const uploadId = await objects.createUpload(objectKeyOf(which), CONTENT_TYPE);
  const isBegun = await companyWrite(db, deed, async (tx) => {
    const { state } = (await findArchive(tx, which, true)) ?? {};
    if (state === 'sending') await changeArchive(tx, which, { uploadId, movedAt: deed.now });
    return { result: state === 'sending', noAudit: 'not-in-use' };
  });
  if (isBegun) return;
  // Another one was begun at the same moment.
  await objects.abortUpload(objectKeyOf(which), uploadId);
  throw refuse('archive_under_way');
}

const odd = () => refuse('archive_part_odd');

async function sendingOf(
  db: Database,
  which: { readonly companyId: number; readonly archiveID: number },
) {
  const archive = await db.inCompany(which.companyId, (tx) => findArchive(tx, which));
  if (archive === undefined) throw noSuchArchive();
  const { state, uploadId, bytes } = archive;
  if (state !== 'sending' || uploadId === null) throw odd();
  return { uploadId, bytes };
}

async function sizeOf(objects: ObjectStore, objectKey: string): Promise<number | undefined> {
  try {
    return (await objects.head(objectKey)).size;
  } catch (error) {
    if (error instanceof ObjectStoreError && error.code === 'NoSuchKey') return undefined;
    throw error;
  }
}

async function oddIfGone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ObjectStoreError && error.code !== 'StorageUnavailable') throw odd();
    throw error;
  }
}
