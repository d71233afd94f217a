import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { awaitFfmpeg, renewClaim } from './recording-store.ts';

type Claimed = { readonly companyId: number; readonly recordingId: number; readonly at: Date };

/** A claim is known by its time, which each renewal moves on. */
export function holdClaim(db: Database, clock: Clock, { companyId, recordingId, at }: Claimed) {
  let held = at;
  const change = (to: Date | null) =>
    db.inCompany(companyId, (tx) => renewClaim(tx, { companyId, recordingId, held, at: to }));
  return {
    renew: async () => {
      const to = clock();
      const isOurs = await change(to);
      if (isOurs) held = to;
      return isOurs;
    },
    letGo: async () => void (await change(null)),
    awaitFfmpeg: () =>
      db.inCompany(companyId, (tx) => awaitFfmpeg(tx, { companyId, recordingId, held })),
  };
}
