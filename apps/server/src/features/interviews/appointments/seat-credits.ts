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
  /** Refuses where the company has too few (`no_credit`), or a seat costs something else than it was told. */
  readonly spend: (
    tx: Tx,
    deed: Pick<Deed, 'companyId' | 'accountId' | 'now'>,
    asked: {
      readonly uses: readonly { readonly scheduleId: number; readonly seats: number }[];
      /** Undefined: it was told nothing. */
      readonly told: number | undefined;
    },
  ) => Promise<void>;
};
