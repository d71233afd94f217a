import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/** As Stripe names what it makes. */
export const newId = (prefix: string): string =>
  `${prefix}_test_${randomBytes(12).toString('hex')}`;
const seconds = (): number => Math.floor(Date.now() / 1000);

/** What of it our server can ask about; the rest is evidence that the payee sends. */
export type ToldDispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'livemode' | 'metadata'
> &
  Pick<Stripe.Dispute, 'payment_intent' | 'reason' | 'status' | 'is_charge_refundable'>;

export type Wanted = {
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly marks: Record<string, string>;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly pageUrl: (id: string) => string;
};

/** A page that waits for its payer. */
export function newSession({
  amount,
  currency,
  marks,
  ...wanted
}: Wanted): Stripe.Checkout.Session {
  const id = newId('cs');
  return {
    ...{ id, object: 'checkout.session', mode: 'payment', livemode: false, ui_mode: 'hosted_page' },
    ...{ amount_subtotal: amount, amount_total: amount, currency, metadata: marks },
    ...{
      client_reference_id: wanted.reference,
      created: seconds(),
      expires_at: seconds() + 86_400,
    },
    ...{ status: 'open', payment_status: 'unpaid', payment_intent: null, url: wanted.pageUrl(id) },
    ...{
      success_url: wanted.successUrl,
      cancel_url: wanted.cancelUrl,
      payment_method_types: ['card'],
    },
    ...{ adaptive_pricing: null, after_expiration: null, allow_promotion_codes: null },
    ...{
      allowed_payment_method_types: null,
      billing_address_collection: null,
      client_secret: null,
    },
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    ...{ collected_information: null, consent: null, consent_collection: null },
    ...{ currency_conversion: null, custom_fields: [], customer: null, customer_account: null },
    custom_text: {
      ...{ after_submit: null, shipping_address: null, submit: null },
      terms_of_service_acceptance: null,
    },
    ...{ customer_creation: 'if_required', customer_details: null, customer_email: null },
    ...{ discounts: [], integration_identifier: null, invoice: null, invoice_creation: null },
    ...{ locale: null, managed_payments: null, origin_context: null, payment_link: null },
    ...{ payment_method_collection: 'if_required', payment_method_configuration_details: null },
    ...{ payment_method_options: {}, permissions: null, recovered_from: null },
    ...{ saved_payment_method_options: null, setup_intent: null, shipping_cost: null },
    ...{ shipping_address_collection: null, shipping_options: [], submit_type: null },
    ...{ subscription: null, wallet_options: null },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  };
}

type Sum = { readonly amount: number; readonly currency: string };

/** What pays for a page, before a card was charged. */
export function newPaymentIntent(
  { amount, currency }: Sum,
  marks: Record<string, string>,
): Stripe.PaymentIntent {
  return {
    ...{ id: newId('pi'), object: 'payment_intent', livemode: false, created: seconds() },
    ...{ amount, amount_capturable: 0, amount_received: 0, currency, metadata: marks },
    ...{ status: 'requires_payment_method', last_payment_error: null, latest_charge: null },
    ...{ allowed_payment_method_types: null, application: null, application_fee_amount: null },
    ...{ automatic_payment_methods: null, canceled_at: null, cancellation_reason: null },
    ...{ capture_method: 'automatic_async', client_secret: null, confirmation_method: 'automatic' },
    ...{ customer: null, customer_account: null, description: null, next_action: null },
    ...{ excluded_payment_method_types: null, managed_payments: { enabled: false } },
    ...{ on_behalf_of: null, payment_method: null, payment_method_configuration_details: null },
    ...{ payment_method_options: null, payment_method_types: ['card'], payment_record: null },
    ...{ processing: null, receipt_email: null, review: null, setup_future_usage: null },
    ...{ shipping: null, source: null, statement_descriptor: null, transfer_group: null },
    statement_descriptor_suffix: null,
  };
}

export function newCharge({ id, amount, currency, metadata }: Stripe.PaymentIntent): Stripe.Charge {
  return {
    ...{ id: newId('ch'), object: 'charge', livemode: false, created: seconds(), metadata },
    ...{ amount, amount_captured: amount, amount_refunded: 0, currency, payment_intent: id },
    ...{ captured: true, paid: true, refunded: false, disputed: false, status: 'succeeded' },
    ...{ application: null, application_fee: null, application_fee_amount: null },
    ...{ balance_transaction: null, calculated_statement_descriptor: null, customer: null },
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    ...{ description: null, failure_balance_transaction: null, failure_code: null },
    ...{ failure_message: null, fraud_details: null, on_behalf_of: null, outcome: null },
    ...{ payment_method: null, payment_method_details: null, receipt_email: null },
    ...{ receipt_number: null, receipt_url: null, review: null, shipping: null, source: null },
    ...{ source_transfer: null, statement_descriptor: null, statement_descriptor_suffix: null },
    ...{ transfer_data: null, transfer_group: null },
  };
}

export function newRefund({ id, amount, currency, payment_intent }: Stripe.Charge): Stripe.Refund {
  return {
    ...{ id: newId('re'), object: 'refund', created: seconds(), amount, currency, charge: id },
    ...{ payment_intent, status: 'succeeded', reason: 'requested_by_customer', metadata: {} },
    ...{ balance_transaction: null, customer: null, customer_account: null, payment_method: null },
    ...{ receipt_number: null, source_transfer_reversal: null, transfer_reversal: null },
  };
}

export function newDispute({ id, amount, currency, payment_intent }: Stripe.Charge): ToldDispute {
  return {
    ...{ id: newId('dp'), object: 'dispute', created: seconds(), livemode: false, metadata: {} },
    ...{ amount, currency, charge: id, payment_intent, reason: 'fraudulent' },
    ...{ status: 'needs_response', is_charge_refundable: false },
  };
}

/** Cards that do not pay, as Stripe says so. */
const troubles = {
  declined: { code: 'card_declined', message: 'Your card was declined.' },
  '3ds-failed': {
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Please choose another one.',
  },
} as const;

export type FakeCard = 'good' | keyof typeof troubles;

export const troubleOf = (card: keyof typeof troubles): Stripe.PaymentIntent.LastPaymentError => ({
  ...troubles[card],
  type: 'card_error',
});

/** As Stripe answers wrong requests. */
export class Refused extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, error: { type: string; code?: string; message: string }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export const missing = (what: string) =>
  new Refused(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}`,
  });
export const wrong = (code: string, message: string) =>
  new Refused(400, { type: 'invalid_request_error', code, message });

const buttons = [
  ['good', 'Pay'],
  ['3ds-failed', 'Fail 3-D Secure'],
  ['declined', 'Pay by a card that is declined'],
] as const;

/** Where a payer chooses what their card does. */
export function pageText(session: Stripe.Checkout.Session, trouble: string): string {
  const forms = buttons.map(
    ([card, label]) =>
      `<form method="post" action="/page/${session.id}?card=${card}"><button>${label}</button></form>`,
  );
  const back = session.cancel_url?.replaceAll('&', '&amp;');
  return `<!doctype html><title>Stripe</title><h1>Stripe’s page</h1><p>${trouble}</p>${forms.join('')}<a href="${back}">Back</a>`;
}
