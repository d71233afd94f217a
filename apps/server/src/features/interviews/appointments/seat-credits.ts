import type { Tx } from '../../../platform/database/database.ts';
import type { Deed } from '../../operations/audit/index.ts';

/** What asking to live interviews costs a company, where something is sold. */
export type SeatCredits = {
  /** Null where seats cost nothing. */
  readonly read: (
    tx: Tx,
    companyId: number,
    now: Date,
  ) => Promise<{ readonly price: number; readonly left: number } | null>;
  /** Refuses (`no_credit`) where the company has too few. */
  readonly spend: (
    tx: Tx,
    deed: Pick<Deed, 'companyId' | 'accountId' | 'now'>,
    asked: readonly { readonly scheduleId: number; readonly seats: number }[],
  ) => Promise<void>;
};
