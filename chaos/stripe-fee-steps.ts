import {
  beginFee,
  checkOutFee,
  openBilling,
  resendFee,
} from '../apps/server/src/features/operations/billing/index.ts';
import type { Database } from '../apps/server/src/platform/database/database.ts';
import type { StripeSettings } from '../apps/server/src/platform/payments/stripe-gateway.ts';
import type { Payer } from './fee-steps.ts';
import type { Deeds } from './stripe-rounds.ts';
import { hearingOf } from './stripe-steps.ts';

/** An interviewer who pays for the check of their identity on a page of the stand-in. */
export type FeeBuyer = Payer & {
  readonly stripe: StripeSettings & { readonly apiUrl: string };
};

/** As the page of the check does it, one deed a call. */
export function feeDeedsOf(db: Database, { accountId, intent, stripe }: FeeBuyer): Deeds {
  const billing = openBilling({ BILLING: 'stripe', BILLING_CURRENCY: 'EUR', stripe }, db);
  const parts = { db, billing };
  const payer = () => ({
    ...{ accountId, fee: 'identity-check' as const, now: new Date() },
    client: { ip: '127.0.0.1', userAgent: null, requestId: 'chaos' },
  });
  return {
    begin: () => beginFee(parts, payer(), { provider: 'stripe', intent, country: 'NL' }),
    checkOut: () =>
      checkOutFee(parts, payer(), 'http://127.0.0.1/id-verification').then(
        ({ url }) => url,
        () => null,
      ),
    resend: () => resendFee(parts, payer()),
    hear: hearingOf(db, billing),
  };
}
