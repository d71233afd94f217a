import type { contract } from '@candor/contract';
import type { ObjectStore } from '@candor/folder-store';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { findCompanyName } from '../../people/brand/index.ts';
import { removeObjects } from '../../../platform/objects/removed-objects.ts';
import { companyWrite, deedOf } from '../audit/index.ts';
import {
  changeArchive,
  findArchive,
  findNewest,
  insertArchive,
  isErasedSince,
} from './archive-job-store.ts';
import { archiveFileName } from './archive-words.ts';
import { archiveJob, isLate, keptUntil, objectKeyOf } from './archive-times.ts';
import { noSuchArchive } from './drop-archive.ts';

type Parts = {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly queue: Pick<Queue, 'send'>;
};

const LINK_SECONDS = 600;

/** How a file is made, and where it lies then. */
export function makingHandlers({
  db,
  objects,
  queue,
}: Parts): Pick<HandlersOf<typeof contract.archives>, 'makeArchive' | 'downloadArchive'> {
  return {
    makeArchive: (request) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const { companyId, now } = deed;
        const before = await findNewest(tx, companyId, 'out');
        const isLost = before?.state === 'making' && isLate(before, now);
        if (isLost) {
          const lost = { companyId, archiveID: before.id };
          await changeArchive(tx, lost, { state: 'gone', movedAt: now });
          await removeObjects(tx, [objectKeyOf(lost)]);
        }
        const given = { direction: 'out', state: 'making', expiresAt: keptUntil(now) } as const;
        const archiveID = await insertArchive(tx, deed, given);
        if (archiveID === undefined) throw refuse('archive_under_way');
        await queue.send(tx, { name: archiveJob, data: { companyId, archiveID } });
        // Who made it and what is in it is told when it is made.
        return { result: { archiveID }, noAudit: 'not-in-use' };
      }),

    downloadArchive: ({ params: { archiveID }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId }) => {
        const which = { companyId, archiveID };
        const archive = await findArchive(tx, which);
        if (archive?.direction !== 'out' || archive.state !== 'ready' || archive.objectKey === null)
          throw noSuchArchive();
        if (await isErasedSince(tx, which)) throw noSuchArchive();
        const day = archive.askedAt.toISOString().slice(0, 10);
        const fileName = archiveFileName(await findCompanyName(tx, companyId), day);
        const options = { expiresInSeconds: LINK_SECONDS, downloadName: fileName };
        const url = await objects.signRead(archive.objectKey, options);
        const entry = { action: 'archive.downloaded', objectKind: 'company' } as const;
        return { result: { url, fileName }, audit: { ...entry, after: { archiveID } } };
      }),
  };
}
