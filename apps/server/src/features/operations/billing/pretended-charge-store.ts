import type { Database } from '../../../platform/database/database.ts';
import { type Intent, type PaymentProvider, ProviderSilent } from './payment-provider.ts';

/**
 * The provider of a demonstration: it moves no money, and remembers in transactions of its own what it believes that it
 * was paid, as one elsewhere would. The configuration refuses it in production.
 */
export function createTestProvider(db: Database): PaymentProvider {
  return {
    name: 'test',
    async charge(intent, card) {
      if (card === 'declined') {
        return { kind: 'declined', because: 'The card was declined.' };
      }
      await keepCharge(db, intent);
      if (card === 'unanswered') throw new ProviderSilent('The test provider gave no answer');
      return { kind: 'paid' };
    },
    look: (intent) => findCharge(db, intent),
    refund: (intent, now) => returnCharge(db, intent, now),
  };
}

const keepCharge = (db: Database, { companyId, intent, gross }: Intent) =>
  db.inCompany(companyId, (tx) =>
    tx
      .insertInto('pretendedCharges')
      .values({ companyId, intent, amount: gross })
      .onConflict((on) => on.columns(['companyId', 'intent']).doNothing())
      .execute(),
  );

async function findCharge(db: Database, { companyId, intent }: Intent) {
  const charge = await db.inCompany(companyId, (tx) =>
    tx
      .selectFrom('pretendedCharges')
      .select('refundedAt')
      .where('companyId', '=', companyId)
      .where('intent', '=', intent)
      .executeTakeFirst(),
  );
  return charge === undefined ? ({ kind: 'waiting' } as const) : ({ kind: 'paid' } as const);
}

async function returnCharge(db: Database, { companyId, intent }: Intent, now: Date): Promise<void> {
  await db.inCompany(companyId, (tx) =>
    tx
      .updateTable('pretendedCharges')
      .set({ refundedAt: now })
      .where('companyId', '=', companyId)
      .where('intent', '=', intent)
      .where('refundedAt', 'is', null)
      .execute(),
  );
}
