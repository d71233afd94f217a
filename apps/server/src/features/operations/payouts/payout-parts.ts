import type { Database } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { Billing } from '../billing/index.ts';

export type PayoutParts = {
  readonly db: Database;
  /** null where nothing is sold: then nobody is paid by this installation either. */
  readonly billing: Billing | null;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly sealingKey: Uint8Array;
};
