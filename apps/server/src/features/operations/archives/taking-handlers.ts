import type { contract } from '@candor/contract';
import { isArchiveMoving } from '@candor/contract/operations/archive-rules';
import type { ObjectStore } from '@candor/folder-store';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { companyWrite, deedOf } from '../audit/index.ts';
import { changeArchive, findArchive, forgetLeavings } from './archive-job-store.ts';
import { archiveJob, isLate } from './archive-times.ts';
import { dropFile, noSuchArchive } from './drop-archive.ts';

type Parts = {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly queue: Pick<Queue, 'send'>;
};

const done = { done: true as const };
const wrongStatus = () => refuse('wrong_status', { params: { what: 'archive' } });

/** What becomes of a file that was looked at. */
export function takingHandlers(
  parts: Parts,
): Pick<HandlersOf<typeof contract.archives>, 'takeArchive' | 'dropArchive'> {
  const { db, queue } = parts;
  return {
    takeArchive: ({ params: { archiveID }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId, now, client }) => {
        const which = { companyId, archiveID };
        const archive = await findArchive(tx, which, true);
        if (archive?.direction !== 'in') throw noSuchArchive();
        const data = { companyId, archiveID };
        if (archive.state === 'taking' && isLate(archive, now)) {
          // It goes on where it was.
          await changeArchive(tx, which, { movedAt: now });
          await queue.send(tx, { name: archiveJob, data });
          return { result: done, noAudit: 'told-already' };
        }
        if (archive.state !== 'shown') throw wrongStatus();
        await forgetLeavings(tx, which);
        const change = {
          state: 'taking',
          takenFiles: 0,
          counts: {},
          compared: [],
          movedAt: now,
          client,
        } as const;
        await changeArchive(tx, which, change);
        await queue.send(tx, { name: archiveJob, data });
        // Told with its figures when it is done; each job that comes is told by itself.
        return { result: done, noAudit: 'not-in-use' };
      }),

    async dropArchive({ params: { archiveID }, session: { companyId }, now }) {
      const which = { companyId, archiveID };
      const archive = await db.inCompany(companyId, (tx) => findArchive(tx, which));
      if (archive === undefined) throw noSuchArchive();
      if (isArchiveMoving(archive.state) && !isLate(archive, now)) throw wrongStatus();
      await dropFile(parts, which, now);
      return done;
    },
  };
}
