import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { removeObjects } from '../../../platform/objects/removed-objects.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { eachCompany } from '../../../platform/queue/each-company.ts';
import { takeUnusedImages } from './picture-store.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly onProblem: (problem: Error) => void;
};

/** Somebody may still be writing the question for which a picture was chosen. */
const UNUSED_MS = 24 * 3_600_000;

/** The row goes first, and what removes its object with it, in one transaction: nothing names a missing file. */
export function createPictureWorkers(parts: Parts): Job[] {
  return [
    defineJob({
      name: 'sweep-pictures',
      every: '12 4 * * *',
      run: () => eachCompany(parts, 'Looking through pictures', (id) => sweep(parts, id)),
    }),
  ];
}

async function sweep({ db, clock }: Parts, companyId: number): Promise<void> {
  const before = new Date(clock().getTime() - UNUSED_MS);
  await db.inCompany(companyId, async (tx) => {
    await removeObjects(tx, await takeUnusedImages(tx, companyId, before));
  });
}
