import type { Database } from '../../../platform/database/database.ts';
import type { PageState, StripeGateway } from '../../../platform/payments/stripe-gateway.ts';
import { hearProvider } from './hear-provider.ts';
import { findPage, keepPage } from './payment-page-store.ts';
import {
  type Intent,
  type Outcome,
  type PaymentProvider,
  ProviderRefuses,
} from './payment-provider.ts';

/**
 * Cards, on pages of Stripe. A page is made once for an intent, and its id is kept here before anybody is sent to it:
 * where none is kept, nobody can have paid.
 */
export function createStripeProvider(db: Database, stripe: StripeGateway): PaymentProvider {
  const said = <T>(answer: Promise<T>): Promise<T> => hearProvider(db, answer);
  const pageOf = ({ companyId, intent }: Intent) =>
    db.inCompany(companyId, (tx) => findPage(tx, companyId, intent));
  const look = async (of: Intent): Promise<PageState | null> => {
    const page = await pageOf(of);
    return page === undefined ? null : await said(stripe.look(page, of.intent));
  };
  return {
    name: 'stripe',
    // No card comes here: whatever was paid, was paid there.
    charge: async (of) => outcomeOf(await look(of)),
    look: async (of) => outcomeOf(await look(of)),
    async refund(of) {
      const page = await pageOf(of);
      if (page === undefined) throw new ProviderRefuses('Nothing was paid at Stripe');
      await said(stripe.refund(page, of.intent));
    },
    async checkOut(of, { currency, name, backTo }, now) {
      const { companyId, intent, gross } = of;
      if ((await pageOf(of)) === undefined) {
        const marks = { company: String(companyId), intent };
        const pageId = await said(stripe.open({ intent, marks, currency, gross, name, backTo }));
        await db.inCompany(companyId, (tx) =>
          keepPage(tx, { companyId, intent, pageId, madeAt: now }),
        );
      }
      const state = await look(of);
      return state?.kind === 'open' ? state.url : null;
    },
    async withdraw(of) {
      const page = await pageOf(of);
      if (page !== undefined) await said(stripe.close(page));
    },
  };
}

function outcomeOf(state: PageState | null): Outcome {
  if (state === null) return { kind: 'waiting' };
  if (state.kind !== 'open') return { kind: state.kind };
  return state.declined === null
    ? { kind: 'waiting' }
    : { kind: 'declined', because: state.declined };
}
