import { Stripe } from 'stripe';
import type { SignedEvent, SignedMessage } from '../http/handlers.ts';
import { identityOf } from './stripe-identity.ts';

/** Stripe gave no answer, or none that says what happened. */
export class StripeSilent extends Error {}
/** It was asked, and does not do it. */
export class StripeRefused extends Error {}

export type Page = {
  /** What this payment is known by, here and there. */
  readonly intent: string;
  /** Kept at Stripe with what is paid, and told with what happens to it. */
  readonly marks: Readonly<Record<string, string>>;
  readonly currency: string;
  /** In the smallest unit of the currency. */
  readonly gross: number;
  readonly name: string;
  /** Where the payer comes back to, whatever they did. */
  readonly backTo: string;
};

export type PageState =
  | { readonly kind: 'open'; readonly url: string; readonly declined: string | null }
  | { readonly kind: 'waiting' | 'paid' | 'expired' | 'refunded' | 'disputed' };

export type StripeGateway = ReturnType<typeof openStripe>;

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another than Stripe's own for tests. */
  readonly apiUrl?: string | undefined;
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 8000;
const TOLERANCE_SECONDS = 300;

/** Stripe's Checkout by its own library. Every call may be made again: a key of the payment makes it happen once. */
export function openStripe(settings: StripeSettings) {
  const { secretKey, webhookSecret, apiUrl, timeoutMs: timeout = TIMEOUT_MS } = settings;
  const stripe = new Stripe(secretKey, {
    ...placeOf(apiUrl),
    ...{ maxNetworkRetries: 1, timeout, telemetry: false },
  });
  return {
    /** Makes a page for a payment, once; gives its id. */
    async open(page: Page): Promise<string> {
      const { id } = await heard(
        stripe.checkout.sessions.create(sessionOf(page), { idempotencyKey: `${page.intent}:page` }),
      );
      return id;
    },
    look: (sessionId: string, intent: string) => heard(lookAt(stripe, sessionId, intent)),
    /** Nobody can pay on it any more. Whoever has paid already, or let it expire, has. */
    async close(sessionId: string): Promise<void> {
      try {
        await heard(stripe.checkout.sessions.expire(sessionId));
      } catch (error) {
        if (!(error instanceof StripeRefused)) throw error;
      }
    },
    refund: (sessionId: string, intent: string) => heard(giveBack(stripe, sessionId, intent)),
    /** The marks of what somebody paid, for what is told without them. */
    async marksOf(paymentIntent: string): Promise<Readonly<Record<string, string>>> {
      const { metadata } = await heard(stripe.paymentIntents.retrieve(paymentIntent));
      return metadata;
    },
    /** Whether the key opens anything. */
    async isUp(): Promise<void> {
      await heard(stripe.balance.retrieve());
    },
    identity: identityOf(stripe, heard),
    read: (message: SignedMessage, now: Date) => readEvent(stripe, webhookSecret, { message, now }),
  };
}

function placeOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  const usual = isPlain ? '80' : '443';
  return {
    ...{ host: hostname, port: port === '' ? usual : port },
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

function sessionOf({ intent, marks, currency, gross, name, backTo }: Page) {
  return {
    mode: 'payment',
    // What says at once whether it was paid.
    allowed_payment_method_types: ['card'],
    client_reference_id: intent,
    metadata: marks,
    payment_intent_data: { metadata: marks },
    line_items: [
      {
        quantity: 1,
        price_data: {
          ...{ currency: currency.toLowerCase(), unit_amount: gross },
          product_data: { name },
        },
      },
    ],
    success_url: backTo,
    cancel_url: backTo,
  } as const satisfies Stripe.Checkout.SessionCreateParams;
}

async function lookAt(stripe: Stripe, sessionId: string, intent: string): Promise<PageState> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge'],
  });
  if (session.client_reference_id !== intent) throw new StripeRefused('A page of another payment');
  const paying = expanded(session.payment_intent);
  if (session.payment_status === 'paid') return { kind: await standingOf(stripe, paying) };
  if (session.status === 'expired') return { kind: 'expired' };
  if (session.status !== 'open' || session.url === null) return { kind: 'waiting' };
  return { kind: 'open', url: session.url, declined: declinedOf(paying) };
}

/** A card that was refused, or whose holder did not pass 3-D Secure; the page lets them try another. */
const declinedOf = (paying: Stripe.PaymentIntent | null): string | null =>
  paying?.status === 'requires_payment_method'
    ? (paying.last_payment_error?.message ?? null)
    : null;

const expanded = <T extends object>(value: string | T | null): T | null =>
  typeof value === 'string' ? null : value;

/** Statuses in which the money of a dispute is the payee's again. */
const kept: readonly Stripe.Dispute.Status[] = ['won', 'warning_closed', 'prevented'];

async function standingOf(
  stripe: Stripe,
  paying: Stripe.PaymentIntent | null,
): Promise<'paid' | 'refunded' | 'disputed'> {
  const charge = expanded(paying?.latest_charge ?? null);
  if (paying === null || charge === null) return 'paid';
  if (charge.refunded) return 'refunded';
  if (!charge.disputed) return 'paid';
  const { data } = await stripe.disputes.list({ payment_intent: paying.id });
  if (data.some(({ status }) => status === 'lost')) return 'refunded';
  return data.every(({ status }) => kept.includes(status)) ? 'paid' : 'disputed';
}

async function giveBack(stripe: Stripe, sessionId: string, intent: string): Promise<void> {
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  const id = idOf(session.payment_intent);
  if (id === null) throw new StripeRefused('Nothing was paid');
  try {
    await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `${intent}:refund` });
  } catch (error) {
    const isDone =
      error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
    if (!isDone) throw error;
  }
}

/** What Stripe answers wrong requests with says that nothing happened; everything else says nothing. */
async function heard<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      throw new StripeRefused(`Stripe refused: ${error.code ?? error.type}`);
    }
    if (error instanceof Stripe.errors.StripeError) {
      throw new StripeSilent(`Stripe gave no answer: ${error.type}`, { cause: error });
    }
    throw error;
  }
}

type Told = { readonly message: SignedMessage; readonly now: Date };

function readEvent(stripe: Stripe, secret: string, { message, now }: Told): SignedEvent | null {
  try {
    const { body, signature } = message;
    const event = stripe.webhooks.constructEvent(
      ...([body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime()] as const),
    );
    return { id: event.id, kind: event.type, ...subjectOf(event) };
  } catch {
    return null;
  }
}

const idOf = (paying: string | Stripe.PaymentIntent | null): string | null =>
  typeof paying === 'string' ? paying : (paying?.id ?? null);

/** What a page tells carries our marks; what else is told of money is asked for them, and a check is known by its id. */
function subjectOf({ type, data }: Stripe.Event): Pick<SignedEvent, 'marks' | 'about'> {
  if (isOfIdentity(type)) {
    return { marks: {}, about: (data.object as Stripe.Identity.VerificationSession).id };
  }
  if (!isOfMoney(type)) return { marks: {}, about: null };
  const { metadata, payment_intent: about = null } = data.object as Partial<Stripe.Charge>;
  return type.startsWith('charge.')
    ? { marks: {}, about: idOf(about) }
    : { marks: metadata ?? {}, about: null };
}

/** Of what its own kind of event tells, and no payment does. */
export const isOfIdentity = (type: string): boolean =>
  type.startsWith('identity.verification_session.');

const isOfMoney = (type: string): boolean =>
  /^(checkout\.session|payment_intent|charge)\./.test(type);
