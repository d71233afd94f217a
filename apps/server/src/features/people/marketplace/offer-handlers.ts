import type { contract } from '@candor/contract';
import { plainAccount } from '@candor/contract/people/marketplace-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail, refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { sealText } from '../../../platform/sealing/sealed-text.ts';
import { refreshCard } from './card-store.ts';
import { offerWords } from './marketplace-words.ts';
import { findOffer, saveOffer } from './offer-store.ts';
import type { PayoutDetails } from './payout-details.ts';
import { deletePayout, findPayout, savePayout } from './payout-store.ts';

export type OfferParts = {
  readonly db: Database;
  readonly sealingKey: Uint8Array;
  /** Whether this person's identity was confirmed. */
  readonly isConfirmed: (tx: Tx, accountId: number) => Promise<boolean>;
};

type Handlers = Pick<
  HandlersOf<typeof contract.marketplace>,
  'getOffer' | 'saveOffer' | 'savePayoutDetails' | 'removePayoutDetails'
>;

const nothing = () => ({
  ...{ revision: 0, rate: null, currency: 'EUR' as const, about: '', sample: '' },
  ...{ keptFrom: [], isPublished: false },
});

export function offerHandlers({ db, sealingKey, isConfirmed }: OfferParts): Handlers {
  return {
    getOffer: ({ session: { accountId } }) =>
      db.asAccount(accountId, async (tx) => {
        const payout = await findPayout(tx, accountId);
        return {
          ...((await findOffer(tx, accountId)) ?? nothing()),
          isConfirmed: await isConfirmed(tx, accountId),
          payout:
            payout === undefined
              ? null
              : { hint: payout.hint, updatedAt: payout.updatedAt.toISOString() },
        };
      }),
    saveOffer: ({ body: { revision, ...typed }, session: { accountId }, now }) =>
      db.asAccount(accountId, async (tx) => {
        const tidy = { about: typed.about.trim(), sample: typed.sample.trim() };
        const keptFrom = typed.keptFrom.map((name) => name.trim());
        const offer = { ...typed, ...tidy, keptFrom };
        const saved = await saveOffer(tx, accountId, { offer, revision, now });
        if (saved === undefined) throw refuse('changed_meanwhile', { params: { what: 'offer' } });
        const isFound = await refreshCard(tx, { accountId, now });
        if (offer.isPublished && !isFound) throw fail('step_too_early', offerWords.tooEarly);
        return { revision: saved };
      }),
    async savePayoutDetails({ body, session: { accountId }, now }) {
      const account = plainAccount(body.account);
      const details: PayoutDetails = {
        ...{ kind: body.kind, account, bank: plainAccount(body.bank) },
        holder: body.holder.trim(),
      };
      const detailsSealed = await sealText(JSON.stringify(details), sealingKey);
      const hint = offerWords.hint(account.slice(-4));
      await db.asAccount(accountId, (tx) =>
        savePayout(tx, accountId, { detailsSealed, hint, now }),
      );
      return { hint, updatedAt: now.toISOString() };
    },
    async removePayoutDetails({ session: { accountId } }) {
      await db.asAccount(accountId, (tx) => deletePayout(tx, accountId));
      return { done: true };
    },
  };
}
