import {
  createSeatCredits,
  openBilling,
} from '../apps/server/src/features/operations/billing/index.ts';
import { returnUnused } from '../apps/server/src/features/operations/billing/move-credits.ts';
import type { Database } from '../apps/server/src/platform/database/database.ts';
import type { Payer } from './fee-steps.ts';

/** The only company here, and the member who asks. */
export const COMPANY = 1;
/** Of each interview. */
export const SEATS = 2;

export type Spender = Pick<Payer, 'connection' | 'personKey' | 'accountId'> & {
  readonly does: 'spend' | 'return';
  readonly scheduleId: number;
};

/** Pays for the seats of one interview, or gives back what nobody needs any more: each one transaction of the company. */
export async function moveSeats(db: Database, of: Omit<Spender, 'connection' | 'personKey'>) {
  const { does, scheduleId, accountId } = of;
  const now = new Date();
  if (does === 'return') return db.inCompany(COMPANY, (tx) => returnUnused(tx, COMPANY, now));
  const billing = openBilling({ BILLING: 'test', BILLING_CURRENCY: 'EUR', stripe: null }, db);
  const by = { companyId: COMPANY, accountId, now };
  const asked = { uses: [{ scheduleId, seats: SEATS }], told: undefined };
  return db.inCompany(COMPANY, (tx) => createSeatCredits({ billing }).spend(tx, by, asked));
}
