import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { readBalance } from './credit-store.ts';
import { readPrice, type SpenderParts, spendOn, type Spent } from './move-credits.ts';

type Asked = {
  readonly uses: readonly { readonly scheduleId: number; readonly seats: number }[];
  /** What whoever asks was told that a seat costs. */
  readonly told: number | undefined;
};

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

    async spend(tx: Tx, by: Spent, asked: Asked) {
      const price = await readPrice(parts, tx, { kind, now: by.now });
      if (asked.told !== undefined && asked.told !== price) {
        throw refuse('changed_meanwhile', {
          params: { what: 'seat-price' },
          path: 'body.seatPrice',
        });
      }
      const uses = asked.uses.map(({ scheduleId, seats }) => ({
        scheduleId,
        credits: seats * price,
      }));
      await spendOn(tx, by, { ...parts, kind, price, uses });
    },
  };
}
