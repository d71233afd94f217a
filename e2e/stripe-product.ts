import {
  startStripeStandIn,
  type StripeStandIn,
} from '../apps/server/src/platform/payments/test-stripe.ts';
import { test as base } from './fixtures.ts';
import { startProduct } from './product.ts';

/** A product that is set up so at Stripe, with a stand-in for it. */
export const testWithStripe = (settings: Record<string, string>) =>
  base.extend<object, { stripe: StripeStandIn }>({
    stripe: [
      async ({}, use) => {
        const stripe = await startStripeStandIn();
        await use(stripe);
        await stripe.close();
      },
      { scope: 'worker' },
    ],
    product: [
      async ({ stripe }, use) => {
        const { secretKey, webhookSecret } = stripe.settings;
        const product = await startProduct({
          ...{ ...settings, STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: stripe.url },
          STRIPE_WEBHOOK_SECRET: webhookSecret,
        });
        const url = `${product.baseUrl}/api/billing/stripe`;
        await stripe.order({ listener: { url, secret: webhookSecret, isHeld: false } });
        await use(product);
        await product.dispose();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });
