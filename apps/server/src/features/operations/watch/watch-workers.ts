import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StorageMeter } from '../../../platform/objects/storage-meter.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { addSizeSample } from './note-store.ts';
import { readDatabaseBytes } from './vitals-store.ts';
import { raiseAlarms } from './raise-alarms.ts';
import { walkChains } from './walk-chains.ts';

export const walkChainsJob = 'walk-chains';
export const measureStorageJob = 'measure-storage';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly storageMeter: StorageMeter;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
};

/** What the installation notes about itself by the clock. */
export function createWatchWorkers(parts: Parts): readonly Job[] {
  const { db, clock, storageMeter } = parts;
  return [
    defineJob({
      name: 'raise-alarms',
      every: '* * * * *',
      isOnce: true,
      retries: 0,
      run: () => raiseAlarms(parts),
    }),
    defineJob({
      name: walkChainsJob,
      every: '41 2 * * *',
      isOnce: true,
      retries: 3,
      run: () => walkChains(parts),
    }),
    defineJob({
      name: measureStorageJob,
      every: '11 2 * * *',
      isOnce: true,
      retries: 3,
      run: async () => {
        const objectBytes = await storageMeter.objectBytes();
        await db.global(async (tx) => {
          const databaseBytes = await readDatabaseBytes(tx);
          await addSizeSample(tx, { databaseBytes, objectBytes }, clock());
        });
      },
    }),
  ];
}
