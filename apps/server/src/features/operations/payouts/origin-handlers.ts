import type { contract } from '@candor/contract';
import { plainAccount } from '@candor/contract/people/marketplace-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { openSealedText, sealText } from '../../../platform/sealing/sealed-text.ts';
import { billingOf, officeWrite } from '../billing/index.ts';
import { findOrigin, saveOrigin } from './origin-store.ts';
import type { PayoutParts } from './payout-parts.ts';
import { originHint } from './payout-words.ts';
import type { SepaAccount } from './sepa-rules.ts';

type Handlers = Pick<HandlersOf<typeof contract.payouts>, 'getPayoutOrigin' | 'savePayoutOrigin'>;

/** The account that interviewers are paid from. */
export function originHandlers({ db, billing, sealingKey }: PayoutParts): Handlers {
  return {
    async getPayoutOrigin({ session }) {
      billingOf(billing);
      const found = await db.asAccount(session.accountId, findOrigin);
      if (found === undefined) return { origin: null };
      const { holder, hint, updatedAt } = found;
      return { origin: { holder, hint, updatedAt: updatedAt.toISOString() } };
    },

    async savePayoutOrigin({ body, ...actor }) {
      billingOf(billing);
      const iban = plainAccount(body.iban);
      const holder = body.holder.trim();
      const hint = originHint(iban.slice(-4));
      const kept = { iban, bic: body.bic.trim().toUpperCase() };
      const detailsSealed = await sealText(JSON.stringify(kept), sealingKey);
      return officeWrite(db, actor, async (tx) => {
        await saveOrigin(tx, { holder, detailsSealed, hint, updatedAt: actor.now });
        const act = { action: 'payout.origin', objectKind: 'platform', after: { holder, hint } };
        return { result: { hint, updatedAt: actor.now.toISOString() }, act };
      });
    },
  };
}

/** For the bank's file alone. Sealed under a secret that is lost, it has to be typed anew. */
export async function openOrigin(tx: Tx, sealingKey: Uint8Array): Promise<SepaAccount> {
  const found = await findOrigin(tx);
  const text =
    found && (await openSealedText(found.detailsSealed, sealingKey).catch(() => undefined));
  if (found === undefined || text === undefined) throw refuse('no_origin');
  const kept = JSON.parse(text) as Pick<SepaAccount, 'iban' | 'bic'>;
  return { name: found.holder, ...kept };
}
