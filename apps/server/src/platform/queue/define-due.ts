import type { Tx } from '../database/database.ts';

export type Due = {
  /** 0: nobody's. */
  readonly companyId: number;
  /** Of the row in the kind's own table. */
  readonly id: number;
};

export type DueWork = {
  readonly kind: string;
  /**
   * Says in a short transaction of its own what is to be asked of another service first, if anything: it is asked when
   * that transaction is over, so that a slow one holds no row, no lock and no connection. Asked again after a kill, and
   * sometimes by two at once when it takes longer than a try: it must not matter how often. `run` follows.
   */
  readonly ask?: (tx: Tx, due: Due) => Promise<(() => Promise<void>) | undefined>;
  /**
   * Does it in the transaction that ends it, in the name of its company: killed at any point, it has happened once or
   * not at all. Its subject may be gone or done. What it throws is tried again, later each time, and never given up.
   */
  readonly run: (tx: Tx, due: Due) => Promise<unknown>;
};

/** What a feature does when its time has come, in the folder of the feature; `addDue` says when. */
export function defineDue(work: DueWork): DueWork {
  return work;
}
