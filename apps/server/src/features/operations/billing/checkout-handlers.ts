import type { contract } from '@candor/contract';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, SignedEvent } from '../../../platform/http/handlers.ts';
import {
  isOfIdentity,
  StripeRefused,
  StripeSilent,
} from '../../../platform/payments/stripe-gateway.ts';
import { isPayable } from './billing-rules.ts';
import { noteHeard } from './provider-health-store.ts';
import type { Billing } from './payment-provider.ts';
import { findFeeByIntent, PLATFORM } from './fee-payment-store.ts';
import { findByIntent, wasHeard } from './payment-store.ts';
import type { BillingParts } from './plan-handlers.ts';
import { carryOutFeeBySystem } from './settle-fee.ts';
import {
  ask,
  billingOf,
  carryOutBySystem,
  existingPayment,
  intentOf,
  providerOf,
} from './settle-payment.ts';

type Handlers = Pick<HandlersOf<typeof contract.billing>, 'checkOut' | 'hearStripe'>;

export type CheckoutParts = BillingParts & {
  /** Of what is told of checks of an identity, which are no payments. */
  readonly hearIdentity: (told: {
    readonly event: SignedEvent;
    readonly now: Date;
  }) => Promise<void>;
};

/** Where cards are typed elsewhere: the way there, and what is told from there. */
export function checkoutHandlers(parts: CheckoutParts): Handlers {
  const { db, billing, baseUrl } = parts;
  return {
    async checkOut({ params, session: { companyId }, now }) {
      const on = billingOf(billing);
      const payment = await existingPayment(db, companyId, params.paymentID);
      const { checkOut } = providerOf(on, payment);
      if (checkOut === undefined || !isPayable(payment.state)) throw refuse('payment_over');
      const back = new URL('/company/payment-checkout', baseUrl);
      back.search = new URLSearchParams({
        paymentID: String(payment.id),
        isBack: 'yes',
      }).toString();
      const { currency, planName: name } = payment;
      const url = await ask(
        checkOut(intentOf(payment), { currency, name, backTo: back.href }, now),
      );
      if (url === null) throw refuse('payment_over');
      return { url };
    },

    async hearStripe({ event, now }) {
      await noteHeard(db);
      if (isOfIdentity(event.kind)) await parts.hearIdentity({ event, now });
      else if (billing !== null) await hear(parts, billing, { event, now });
      return { done: true };
    },
  };
}

/**
 * Whatever was told, what is true now is asked: so order and number of what is told change nothing. What is about
 * nothing of ours is heard and forgotten.
 */
async function hear(
  { db }: BillingParts,
  billing: Billing,
  { event, now }: { readonly event: SignedEvent; readonly now: Date },
): Promise<void> {
  const subject = subjectOf(await marksOf(billing, event));
  if (subject === null) return;
  const { companyId, intent } = subject;
  const payment = await db.inCompany(companyId, async (tx) => {
    if (await wasHeard(tx, companyId, event.id)) return undefined;
    if (companyId === PLATFORM) return findFeeByIntent(tx, intent);
    return findByIntent(tx, companyId, intent);
  });
  if (payment === undefined) return;
  const outcome = await ask(providerOf(billing, payment).look(intentOf(payment)));
  const heard = { outcome, event: event.id, now };
  await ('fee' in payment
    ? carryOutFeeBySystem(db, payment, heard)
    : carryOutBySystem(db, payment, heard));
}

async function marksOf({ stripe }: Billing, { marks, about }: SignedEvent) {
  if (about === null || stripe === null) return marks;
  try {
    return await stripe.marksOf(about);
  } catch (error) {
    if (error instanceof StripeSilent) throw refuse('provider_silent');
    if (error instanceof StripeRefused) return marks;
    throw error;
  }
}

function subjectOf({ company = '', intent = '' }: Readonly<Record<string, string>>) {
  const isOurs = /^\d{1,15}$/.test(company) && /^[\da-f-]{36}$/.test(intent);
  return isOurs ? { companyId: Number(company), intent } : null;
}
