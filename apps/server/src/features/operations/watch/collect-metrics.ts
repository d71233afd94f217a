import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Metric } from '../../../platform/metrics/exposition.ts';
import type { StorageMeter } from '../../../platform/objects/storage-meter.ts';
import { readVitals } from './read-vitals.ts';
import { findSuperAdmins } from './vitals-store.ts';
import { vitalMetrics } from './vital-metrics.ts';

type Parts = { readonly db: Database; readonly clock: Clock; readonly storageMeter: StorageMeter };

/** Of the whole installation, with the eyes of its first super admin; nothing where there is none yet. */
export function createMetricCollector({ db, clock, storageMeter: meter }: Parts) {
  return async (): Promise<readonly Metric[]> => {
    const eyes = (await db.global(findSuperAdmins))[0];
    if (eyes === undefined) return [];
    return db.asAccount(eyes.id, async (tx) =>
      vitalMetrics(await readVitals(tx, { now: clock(), meter })),
    );
  };
}
