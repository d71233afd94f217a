import { createHmac } from 'node:crypto';
import {
  type Billing,
  createBillingHandlers,
  openBilling,
} from '../apps/server/src/features/operations/billing/index.ts';
import type { Connection } from '../apps/server/src/platform/database/connection.ts';
import type { Database } from '../apps/server/src/platform/database/database.ts';
import type { StripeSettings } from '../apps/server/src/platform/payments/stripe-gateway.ts';
import type { Told } from '../apps/server/src/platform/payments/test-stripe.ts';

/** A company that pays for a plan on a page of the stand-in. */
export type Buyer = {
  readonly connection: Connection;
  /** Hexadecimal. */
  readonly personKey: string;
  readonly companyId: number;
  readonly accountId: number;
  readonly intent: string;
  readonly stripe: StripeSettings & { readonly apiUrl: string };
};

type Handlers = ReturnType<typeof createBillingHandlers>;

const handlersOf = (db: Database, billing: Billing | null): Handlers =>
  createBillingHandlers({
    ...{ db, billing, baseUrl: 'http://127.0.0.1' },
    // Nobody is written to by what is tried here.
    postOffice: { post: () => Promise.resolve() },
    hearIdentity: () => Promise.resolve(),
  });

const circumstances = () => ({
  client: { ip: '127.0.0.1', userAgent: null, requestId: 'chaos' },
  ...{ now: new Date(), cookies: {}, setCookie: () => {}, isPlainLoopback: true },
});

/** Whether what was told was believed. */
export const hearingOf =
  (db: Database, billing: Billing | null) =>
  async ({ payload, signature }: Pick<Told, 'payload' | 'signature'>): Promise<boolean> => {
    const event = billing?.stripe?.read({ body: Buffer.from(payload), signature }, new Date());
    if (!event) return false;
    await handlersOf(db, billing).hearStripe({ ...circumstances(), event });
    return true;
  };

/** As the pages of the company do it, one deed a call. */
export function deedsOf(db: Database, buyer: Buyer) {
  const { companyId, accountId, intent, stripe } = buyer;
  const billing = openBilling({ BILLING: 'stripe', BILLING_CURRENCY: 'EUR', stripe }, db);
  const handlers = handlersOf(db, billing);
  const asked = () => ({
    session: {
      companyId,
      accountId,
      sessionId: 1,
      userType: 'COMPANY',
      role: 'COMPANY_ADMIN' as const,
    },
    ...circumstances(),
  });
  return {
    begin: () =>
      handlers.beginPayment({ ...asked(), body: { planID: 'team', provider: 'stripe', intent } }),
    /** The page's address; null: nobody can pay any more. */
    checkOut: (paymentID: number) =>
      handlers.checkOut({ ...asked(), params: { paymentID } }).then(
        ({ url }) => url,
        () => null,
      ),
    resend: (paymentID: number) => handlers.resendPayment({ ...asked(), params: { paymentID } }),
    hear: hearingOf(db, billing),
  };
}

export const pageOf = (url: string): string => url.split('/').at(-1) ?? '';

/** What somebody else would send. */
export function forged({ payload }: Told): Pick<Told, 'payload' | 'signature'> {
  const seconds = Math.floor(Date.now() / 1000);
  const mac = createHmac('sha256', 'whsec_another').update(`${seconds}.${payload}`).digest('hex');
  return { payload, signature: `t=${seconds},v1=${mac}` };
}
