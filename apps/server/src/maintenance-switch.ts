import { hasBegun } from './features/interviews/attempts/index.ts';
import { createLinkResolver } from './features/interviews/links/index.ts';
import { isInMaintenance } from './features/operations/administration/index.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/database/database.ts';
import { remembered } from './platform/http/remembered.ts';

type Parts = { readonly db: Database; readonly clock: Clock };

/** MN-1. A second after the switch was thrown every node has seen it; before it could be read, the product is open. */
export function maintenanceSwitch({ db, clock }: Parts) {
  const known = { milliseconds: 1000, now: clock, otherwise: false };
  return remembered(() => isInMaintenance(db), known);
}

/** MN-1. For the room's page, before any of its calls: whether this link's interview was ever started. */
export function begunByLink({ db, clock }: Parts) {
  const resolve = createLinkResolver({ db, clock });
  return async (token: string): Promise<boolean> => {
    const link = await resolve(token, 'bot-interview');
    return link !== null && (await hasBegun(db, link));
  };
}
