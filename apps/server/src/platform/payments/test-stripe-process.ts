// A stand-in for Stripe as a process of its own: its Checkout by its own types, idempotency keys, and pages on which a
// payer chooses what their card does. It sends webhooks, or holds them for a test that sends them as it likes. Prints
// its port once it listens.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import {
  type FakeCard,
  missing,
  newCharge,
  newDispute,
  newId,
  newPaymentIntent,
  newRefund,
  newSession,
  pageText,
  Refused,
  type ToldDispute,
  troubleOf,
  wrong,
} from './test-stripe-objects.ts';
import type { Act, Fault, FaultyCall, Order, Told } from './test-stripe.ts';
import { openVerifications } from './test-stripe-identity.ts';

type Session = Stripe.Checkout.Session;

const stripe = new Stripe('sk_test_fake');
const sessions = new Map<string, Session>();
const intents = new Map<string, Stripe.PaymentIntent>();
const refunds: Stripe.Refund[] = [];
const disputes: ToldDispute[] = [];
/** What a key was first used for, and what was answered. */
const keys = new Map<
  string,
  { readonly asked: string; readonly status: number; readonly answer: object }
>();
const told: Told[] = [];
const calls: Record<string, number> = {};
let faults: Fault[] = [];
let listener: Order['listener'];
let charges = 0;
let forwardedBearers = 0;

function sessionBy(id: string | undefined): Session {
  const session = sessions.get(id ?? '');
  if (session === undefined) throw missing('checkout.session');
  return session;
}

function payingOf({ payment_intent: paying }: Session): Stripe.PaymentIntent | undefined {
  return typeof paying === 'string' ? intents.get(paying) : undefined;
}

function intentOf(session: Session): Stripe.PaymentIntent {
  const intent = payingOf(session);
  if (intent === undefined) throw missing('payment_intent');
  return intent;
}

const chargeOf = (session: Session) => intentOf(session).latest_charge as Stripe.Charge;

function tell(type: Stripe.Event['type'], object: object): void {
  const event = {
    ...{ id: newId('evt'), object: 'event', api_version: stripe.getApiField('version'), type },
    ...{ created: Math.floor(Date.now() / 1000), livemode: false, pending_webhooks: 1 },
    ...{ request: null, data: { object } },
  };
  const payload = JSON.stringify(event);
  const secret = listener?.secret ?? 'whsec_none';
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  told.push({ id: event.id, type, payload, signature });
  if (listener === undefined || listener.isHeld) return;
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  void send(listener.url, { method: 'POST', headers, body: payload });
}

/** Again after a moment, as Stripe does, while nobody says that it was heard. */
async function send(url: string, message: RequestInit, tries = 20): Promise<void> {
  const reply = await fetch(url, message).catch(() => null);
  if (reply?.ok === true || tries === 0) return;
  setTimeout(() => void send(url, message, tries - 1), 500).unref();
}

function create(form: URLSearchParams, origin: string): Session {
  const marks = Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, mark] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return mark === undefined ? [] : [[mark, value]];
    }),
  );
  const session = newSession({
    amount: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    reference: form.get('client_reference_id') ?? '',
    marks,
    successUrl: form.get('success_url') ?? '',
    cancelUrl: form.get('cancel_url') ?? '',
    pageUrl: (id) => `${origin}/page/${id}`,
  });
  sessions.set(session.id, session);
  return session;
}

function pay(session: Session, card: FakeCard): void {
  if (session.status !== 'open') throw wrong('checkout_session_over', 'This page is over');
  const sum = { amount: session.amount_total ?? 0, currency: session.currency ?? '' };
  const known = payingOf(session);
  const intent = known ?? newPaymentIntent(sum, session.metadata ?? {});
  intents.set(intent.id, intent);
  session.payment_intent = intent.id;
  if (card !== 'good') {
    intent.last_payment_error = troubleOf(card);
    tell('payment_intent.payment_failed', intent);
    return;
  }
  charges += 1;
  Object.assign(intent, { status: 'succeeded', last_payment_error: null });
  Object.assign(intent, { amount_received: intent.amount, latest_charge: newCharge(intent) });
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
  tell('checkout.session.completed', session);
}

function expire(session: Session): Session {
  if (session.status !== 'open') {
    throw wrong(
      'checkout_session_not_open',
      'Only Checkout Sessions with a status in ["open"] can be expired.',
    );
  }
  Object.assign(session, { status: 'expired', url: null });
  tell('checkout.session.expired', session);
  return session;
}

function refund(charge: Stripe.Charge): Stripe.Refund {
  if (charge.refunded) throw wrong('charge_already_refunded', 'Charge has already been refunded.');
  if (charge.disputed) throw wrong('charge_disputed', 'Charge has been charged back.');
  Object.assign(charge, { refunded: true, amount_refunded: charge.amount });
  const made = newRefund(charge);
  refunds.push(made);
  tell('charge.refunded', charge);
  return made;
}

function dispute(charge: Stripe.Charge, status: 'needs_response' | 'won' | 'lost'): void {
  charge.disputed = true;
  const known = disputes.find((one) => one.charge === charge.id);
  const one = known ?? newDispute(charge);
  if (known === undefined) disputes.push(one);
  one.status = status;
  tell(known === undefined ? 'charge.dispute.created' : 'charge.dispute.closed', one);
}

const acts: Readonly<Record<Act['act'], (session: Session) => void>> = {
  good: (session) => pay(session, 'good'),
  declined: (session) => pay(session, 'declined'),
  '3ds-failed': (session) => pay(session, '3ds-failed'),
  expire: (session) => void expire(session),
  refund: (session) => void refund(chargeOf(session)),
  dispute: (session) => dispute(chargeOf(session), 'needs_response'),
  win: (session) => dispute(chargeOf(session), 'won'),
  lose: (session) => dispute(chargeOf(session), 'lost'),
};

const expanded = (session: Session) => ({ ...session, payment_intent: payingOf(session) ?? null });

type Asked = {
  readonly id: string | undefined;
  readonly form: URLSearchParams;
  readonly origin: string;
};

const identity = openVerifications(tell);

const api: readonly (readonly [FaultyCall, RegExp, (asked: Asked) => object])[] = [
  ['open', /^POST \/v1\/checkout\/sessions$/, ({ form, origin }) => create(form, origin)],
  ['look', /^GET \/v1\/checkout\/sessions\/(\w+)$/, ({ id }) => expanded(sessionBy(id))],
  ['close', /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/, ({ id }) => expire(sessionBy(id))],
  [
    'marks',
    /^GET \/v1\/payment_intents\/(\w+)$/,
    ({ id }) => {
      const intent = intents.get(id ?? '');
      if (intent === undefined) throw missing('payment_intent');
      return intent;
    },
  ],
  [
    'refund',
    /^POST \/v1\/refunds$/,
    ({ form }) => {
      const charge = intents.get(form.get('payment_intent') ?? '')?.latest_charge;
      if (typeof charge !== 'object' || charge === null) throw missing('charge');
      return refund(charge);
    },
  ],
  [
    'disputes',
    /^GET \/v1\/disputes$/,
    ({ form }) => ({
      ...{ object: 'list', has_more: false, url: '/v1/disputes' },
      data: disputes.filter((one) => one.payment_intent === form.get('payment_intent')),
    }),
  ],
  ['up', /^GET \/v1\/balance$/, () => ({ object: 'balance', livemode: false })],
  ...identity.api,
];

/** The same key is answered the same, and is refused where it comes with another question. */
function once(key: string | undefined, asked: string, answer: () => object) {
  const known = keys.get(key ?? '');
  if (known !== undefined && known.asked !== asked) {
    const message = 'Keys for idempotent requests can only be used with the same parameters.';
    throw new Refused(400, { type: 'idempotency_error', message });
  }
  if (known !== undefined) return { status: known.status, answer: known.answer };
  const made = { status: 200, answer: structuredClone(answer()) };
  if (key !== undefined) keys.set(key, { asked, ...made });
  return made;
}

function answerApi(request: IncomingMessage, response: ServerResponse, body: string): void {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const line = `${request.method} ${url.pathname}`;
  for (const [call, path, answer] of api) {
    const match = path.exec(line);
    if (match === null) continue;
    calls[call] = (calls[call] ?? 0) + 1;
    const fault = faults.find((one) => one.call === call && one.times > 0);
    if (fault !== undefined) fault.times -= 1;
    if (fault?.how === 'silent') return;
    if (fault?.how === 'dropped') return void request.socket.destroy();
    const form = request.method === 'GET' ? url.searchParams : new URLSearchParams(body);
    const key = request.headers['idempotency-key'];
    const asked = { id: match[1], form, origin: url.origin };
    const made = once(typeof key === 'string' ? key : undefined, `${line} ${body}`, () =>
      answer(asked),
    );
    if (fault?.how === 'unanswered') return void request.socket.destroy();
    return json(response, made.status, made.answer);
  }
  throw missing(line);
}

function json(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') });
  response.end(JSON.stringify(answer));
}

function showPage(session: Session, response: ServerResponse): void {
  const trouble = payingOf(session)?.last_payment_error?.message ?? '';
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(pageText(session, trouble));
}

function answerPage(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.authorization !== undefined) forwardedBearers += 1;
  const url = new URL(request.url ?? '/', 'http://stripe.test');
  const session = sessionBy(url.pathname.split('/')[2]);
  if (request.method === 'GET') return showPage(session, response);
  const card = url.searchParams.get('card') as FakeCard;
  acts[card](session);
  const location = card === 'good' ? session.success_url : `/page/${session.id}`;
  response.writeHead(303, { location: location ?? '/' }).end();
}

function control(request: IncomingMessage, response: ServerResponse, body: string): void {
  if (request.method === 'POST') {
    const { act, verifying, ...order } = JSON.parse(body) as Order;
    listener = order.listener ?? listener;
    faults = [...(order.faults ?? faults)];
    if (verifying !== undefined) identity.act(verifying);
    if (act !== undefined) acts[act.act](sessionBy(act.page));
  }
  // A line that is kept may be closed in the moment in which it is used again.
  response.setHeader('connection', 'close');
  const seen = { charges, refunds: refunds.length, pages: sessions.size, forwardedBearers };
  const last = [...sessions.keys()].at(-1) ?? null;
  json(response, 200, { ...seen, ...identity.seen(), told, calls, last });
}

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString('utf8');
    try {
      if (request.url?.startsWith('/control') === true) control(request, response, body);
      else if (request.url?.startsWith('/page/') === true) answerPage(request, response);
      else if (request.url?.startsWith('/verify/') === true) identity.answerPage(request, response);
      else answerApi(request, response, body);
    } catch (error) {
      if (error instanceof Refused) json(response, error.status, error.body);
      else json(response, 500, { error: { type: 'api_error', message: String(error) } });
    }
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
