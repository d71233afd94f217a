import { hasBegun } from './features/interviews/attempts/index.ts';
import { createLinkResolver } from './features/interviews/links/index.ts';
import { isInMaintenance } from './features/operations/administration/index.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/database/database.ts';
import { remembered } from './platform/http/maintenance.ts';

type Parts = { readonly db: Database; readonly clock: Clock };

/** MN-1. A second after the switch was thrown every node has seen it. */
export function maintenanceSwitch({ db, clock }: Parts) {
  return remembered(() => isInMaintenance(db), { milliseconds: 1000, now: clock });
}

/** MN-1. For the room's page, before any of its calls: whether this link's interview was ever started. */
export function begunByLink({ db, clock }: Parts) {
  const resolve = createLinkResolver({ db, clock });
  return async (token: string): Promise<boolean> => {
    const link = await resolve(token, 'bot-interview');
    return link !== null && (await hasBegun(db, link));
  };
}
