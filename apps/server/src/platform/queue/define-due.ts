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
   * Does it in the transaction that ends it, in the name of its company: killed at any point, it has happened once or
   * not at all. Its subject may be gone or done. What it throws is tried again, later each time, and never given up.
   */
  readonly run: (tx: Tx, due: Due) => Promise<unknown>;
};

/** What a feature does when its time has come, in the folder of the feature; `addDue` says when. */
export function defineDue(work: DueWork): DueWork {
  return work;
}
