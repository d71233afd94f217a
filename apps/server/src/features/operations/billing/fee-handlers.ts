import type { contract } from '@candor/contract';
import { fees } from '@candor/contract/operations/fee-rules';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { findFeePrice, insertFeePrice } from './fee-payment-store.ts';
import type { BillingParts } from './plan-handlers.ts';
import { officeWrite } from './price-list-handlers.ts';
import { billingOf } from './settle-payment.ts';

type Handlers = Pick<HandlersOf<typeof contract.billing>, 'listFees' | 'setFee'>;

/** What a super admin asks of persons. */
export function feeHandlers({ db, billing }: BillingParts): Handlers {
  return {
    async listFees({ session, now }) {
      const { currency } = billingOf(billing);
      return db.asAccount(session.accountId, async (tx) => {
        const prices = [];
        for (const fee of fees) {
          const price = await findFeePrice(tx, fee, now);
          prices.push({ fee, ...(price ?? { amount: 0, currency }) });
        }
        return { currency, fees: prices };
      });
    },

    async setFee({ params: { fee }, body: { amount }, ...actor }) {
      const { currency } = billingOf(billing);
      return officeWrite(db, actor, async (tx) => {
        await insertFeePrice(tx, { fee, fromAt: actor.now, amount, currency });
        const after = { amount, currency };
        const act = { action: 'fee.price', objectKind: 'platform', objectId: fee, after };
        return { result: { done: true } as const, act };
      });
    },
  };
}
