import type { Tx } from '../../../platform/database/database.ts';
import { readBalance } from './credit-store.ts';
import { readPrice, type SpenderParts, spendOn, type Spent } from './move-credits.ts';

type Asked = { readonly scheduleId: number; readonly seats: number };

/**
 * Whoever asks to a live interview pays for each of its seats: all of an interview is one use. What comes back is what
 * comes back of invitations.
 */
export function createSeatCredits(parts: SpenderParts) {
  const kind = 'live-seat';
  return {
    async read(tx: Tx, companyId: number, now: Date) {
      const price = await readPrice(parts, tx, { kind, now });
      return price === 0 ? null : { price, left: await readBalance(tx, companyId) };
    },

    async spend(tx: Tx, by: Spent, asked: readonly Asked[]) {
      const price = await readPrice(parts, tx, { kind, now: by.now });
      const uses = asked.map(({ scheduleId, seats }) => ({ scheduleId, credits: seats * price }));
      await spendOn(tx, by, { ...parts, kind, price, uses });
    },
  };
}
