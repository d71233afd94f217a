import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ObjectStore } from '@candor/folder-store';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { eachCompany } from '../../../platform/queue/each-company.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
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

const pictureJob = 'remove-picture';

/** The row goes first, and with it, in one transaction, the job that removes its object: nothing names a missing file. */
export function createPictureWorkers(parts: Parts): Job[] {
  const { objects } = parts;
  return [
    defineJob({
      name: 'sweep-pictures',
      every: '12 4 * * *',
      run: () => eachCompany(parts, 'Looking through pictures', (id) => sweep(parts, id)),
    }),
    defineJob({
      name: pictureJob,
      run: ({ objectKey }) => {
        if (typeof objectKey !== 'string') throw new TypeError('The job names no picture');
        return objects.remove(objectKey);
      },
    }),
  ];
}

async function sweep({ db, clock, queue }: Parts, companyId: number): Promise<void> {
  const before = new Date(clock().getTime() - UNUSED_MS);
  await db.inCompany(companyId, async (tx) => {
    for (const objectKey of await takeUnusedImages(tx, companyId, before)) {
      await queue.send(tx, { name: pictureJob, data: { objectKey } });
    }
  });
}
