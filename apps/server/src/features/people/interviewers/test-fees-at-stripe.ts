import {
  hearAt,
  startStripeStandIn,
  type StripeStandIn,
  type Told,
} from '../../../platform/payments/test-stripe.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { enter, type Entered } from '../profiles/test-register.ts';
import { beforeCheck, begin, checkOut } from './test-identity-payments.ts';

export type FeesAtStripe = Awaited<ReturnType<typeof openFeesAtStripe>>;

export const pageOf = (url: string): string => url.split('/').at(-1) ?? '';

/** The product and what stands for Stripe, where the check of an identity costs 19 euro. */
export async function openFeesAtStripe() {
  const stripe: StripeStandIn = await startStripeStandIn();
  const service: TestApp = await createTestApp({ stripe: stripe.settings });
  const office = await enter(service, 'SUPER_ADMIN');
  await office.send('PUT', '/api/administration/billing/fees/identity-check', { amount: 1900 });
  await stripe.hold();
  /** Events that were told before this test. */
  let heardBefore = 0;
  return {
    ...{ stripe, service, office },
    /** Before each test: nothing fails, and only what is told from now on counts. */
    async quiet() {
      await stripe.fail();
      heardBefore = (await stripe.seen()).told.length;
    },
    toldSince: async () => (await stripe.seen()).told.slice(heardBefore),
    hear: (told: Pick<Told, 'payload' | 'signature'>) => hearAt(service, told),
    /** An interviewer on the page of their payment at Stripe. */
    async atThePage() {
      const noor = await beforeCheck(service);
      const { paymentID } = (await begin(noor, 'stripe')).data;
      return { noor, paymentID: Number(paymentID), page: pageOf((await checkOut(noor)).data.url) };
    },
    async statesOf({ accountId }: Entered) {
      const text = 'select provider, state from payments where account_id = $1 order by id';
      return (await service.owner.query(text, [accountId])).rows.map(
        ({ provider, state }) => `${provider} ${state}`,
      );
    },
    async close() {
      await service.close();
      await stripe.close();
    },
  };
}
