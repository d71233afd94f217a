import type { contract } from '@candor/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { batchHandlers } from './batch-handlers.ts';
import { moveHandlers } from './move-handlers.ts';
import { originHandlers } from './origin-handlers.ts';

import { payoutHandlers } from './payout-handlers.ts';
import type { PayoutParts } from './payout-parts.ts';

export { forgetSealedAccounts } from './payout-store.ts';

export const createPayoutHandlers = (parts: PayoutParts): HandlersOf<typeof contract.payouts> => ({
  ...payoutHandlers(parts),
  ...batchHandlers(parts),
  ...moveHandlers(parts),
  ...originHandlers(parts),
});
