import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import type { Queue, Worker } from '../../platform/queue/queue.ts';
import { listCompanies } from './measure-store.ts';
import { takeUnusedImages } from './picture-store.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly objects: ObjectStore;
  readonly onProblem: (problem: Error) => void;
};

/** Somebody may still be writing the question for which a picture was chosen. */
const UNUSED_MS = 24 * 3_600_000;

export const pictureSweep = 'sweep-pictures';
export const pictureJob = 'remove-picture';

/** The row goes first, and with it, in one transaction, the job that removes its object: nothing names a missing file. */
export function createPictureWorkers(parts: Parts): Record<string, Worker> {
  const { db, clock, queue, objects, onProblem } = parts;
  return {
    [pictureSweep]: async () => {
      const before = new Date(clock().getTime() - UNUSED_MS);
      for (const companyId of await listCompanies(db)) {
        try {
          await db.inCompany(companyId, async (tx) => {
            for (const objectKey of await takeUnusedImages(tx, companyId, before)) {
              await queue.send(tx, pictureJob, { objectKey });
            }
          });
        } catch (cause) {
          // The next night tries it again; one company must not keep the others from theirs.
          onProblem(new Error(`Pictures of company ${companyId} not looked through`, { cause }));
        }
      }
    },
    [pictureJob]: async ({ objectKey }) => {
      if (typeof objectKey !== 'string') throw new TypeError('The job names no picture');
      await objects.remove(objectKey);
    },
  };
}
