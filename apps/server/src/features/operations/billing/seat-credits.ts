import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { findCreditPrice, listLivingUses, lockBalance, readBalance } from './credit-store.ts';
import { moveCredits, type Spent } from './move-credits.ts';
import type { Billing } from './payment-provider.ts';

type Asked = { readonly scheduleId: number; readonly seats: number };

/**
 * Whoever asks to a live interview pays for each of its seats, once: all of an interview is one use. What comes back is
 * what comes back of invitations.
 */
export function createSeatCredits({ billing }: { readonly billing: Billing | null }) {
  const priceAt = async (tx: Tx, now: Date): Promise<number> =>
    billing === null ? 0 : ((await findCreditPrice(tx, 'live-seat', now))?.credits ?? 0);
  return {
    async read(tx: Tx, companyId: number, now: Date) {
      const price = await priceAt(tx, now);
      return price === 0 ? null : { price, left: await readBalance(tx, companyId) };
    },

    async spend(tx: Tx, { companyId, accountId, now }: Spent, asked: readonly Asked[]) {
      const price = await priceAt(tx, now);
      if (price === 0 || asked.length === 0) return;
      const left = await lockBalance(tx, companyId);
      const ids = asked.map(({ scheduleId }) => scheduleId);
      const paid = await listLivingUses(tx, companyId, ids);
      const paidFor = new Set(paid.map(({ scheduleId }) => scheduleId));
      const due = asked.filter(({ scheduleId }) => !paidFor.has(scheduleId));
      const needed = due.reduce((sum, { seats }) => sum + seats * price, 0);
      if (needed > left) throw refuse('no_credit', { params: { needed, left } });
      for (const { scheduleId, seats } of due) {
        const use = { reason: 'used', credits: -seats * price, scheduleId } as const;
        await moveCredits(tx, { companyId, ...use, madeAt: now, madeBy: accountId });
      }
    },
  };
}
