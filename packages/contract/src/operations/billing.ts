import * as z from 'zod/mini';
import { areas } from '../people/right-rules.ts';
import { endpoint } from '../endpoint.ts';
import { done, id, idText, instant, text, uuid } from '../fields.ts';
import { plainDay } from '../hiring/candidate-fields.ts';
import { paymentStates, planPeriods, providerNames, testCards } from './billing-rules.ts';

/** Whoever may see and pay (Credit and payments). */
export const payer = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.payments },
} as const;

/** Of the money of a plan or a payment, in the smallest unit of its currency. */
export const sums = {
  currency: z.string(),
  net: z.int(),
  tax: z.int(),
  taxBasisPoints: z.int(),
  gross: z.int(),
};

export const paymentFields = {
  paymentID: id,
  planID: z.string(),
  planName: z.string(),
  provider: z.string(),
  state: z.enum(paymentStates),
  ...sums,
  /** Taken off the price, net, for what was unused of the plan whose place it takes. */
  credited: z.int(),
  /** Why it failed or was given back. */
  because: z.nullable(z.string()),
  invoiceNumber: z.nullable(z.string()),
  createdAt: instant,
  movedAt: instant,
};

const payment = z.object(paymentFields);
const ofPayment = { params: z.object({ paymentID: idText }), access: payer } as const;
const params = { paymentID: '999999' };

const plan = z.object({
  planID: z.string(),
  name: z.string(),
  includes: z.array(z.string()),
  period: z.nullable(z.enum(planPeriods)),
  /** How many a pack adds; null: of a plan. */
  credits: z.nullable(z.int()),
  /** Null where it costs nothing. */
  price: z.nullable(z.object(sums)),
  isChosen: z.boolean(),
  /** Of the chosen one; null: it does not end. */
  endsAt: z.nullable(instant),
  /** Where it was paid for, and begins when the present one ends. */
  beginsAt: z.nullable(instant),
});

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/companies/plans',
  summary: 'The plans that this installation offers, and which the company has',
  output: z.object({
    providers: z.array(z.enum(providerNames)),
    plans: z.array(plan),
    /** Of credits. */
    packs: z.array(plan),
    /** What was begun and is not over. */
    pending: z.nullable(payment),
  }),
  errors: { billing_off: 404 },
  access: payer,
  example: {},
});

export const choosePlan = endpoint({
  method: 'PUT',
  path: '/api/companies/own/plan',
  summary: 'Choose a plan that costs nothing',
  body: z.object({ planID: text(40) }),
  output: done,
  errors: { billing_off: 404, unknown_plan: 404, payment_due: 409 },
  access: payer,
  example: { body: { planID: 'free' } },
});

/** One intent begins one payment, and of one plan and provider at most one is pending: whoever asks again is given it. */
export const beginPayment = endpoint({
  method: 'POST',
  path: '/api/billing/payments',
  summary: 'Begin to pay for a plan',
  body: z.object({
    planID: text(40),
    provider: z.enum(providerNames),
    intent: uuid,
    /** In place of the running plan; else behind what is paid for. */
    isAtOnce: z.optional(z.boolean()),
  }),
  output: payment,
  errors: {
    billing_off: 404,
    unknown_plan: 404,
    nothing_due: 409,
    not_at_once: 409,
    // Of the payment that is given up for this one.
    provider_refuses: 409,
    provider_silent: 503,
  },
  access: payer,
  example: {
    body: {
      planID: 'free',
      provider: 'invoice',
      intent: '7b0f3c52-6d3e-4a51-9a35-0d5a3f0a8c11',
    },
  },
});

/** Absent in replies of a node of the release before, which lists all days whichever it was asked for. */
export const heedsDays = z.optional(z.literal(true));

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/billing/payments',
  summary: 'All payments of the company, the latest first',
  query: z.object({
    /** Begun on these days, in UTC, the last one included. */
    from: z.optional(plainDay),
    until: z.optional(plainDay),
    page: z._default(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,4}$/)),
        z.transform((value: string) => Number(value)),
      ),
      1,
    ),
  }),
  output: z.object({
    ...{ total: z.int(), pageSize: z.int(), heedsDays },
    payments: z.array(payment),
  }),
  errors: { billing_off: 404 },
  access: payer,
  example: { query: {} },
});

export const getPayment = endpoint({
  method: 'GET',
  path: '/api/billing/payments/:paymentID',
  summary: 'Where one payment stands',
  ...ofPayment,
  output: payment,
  errors: { billing_off: 404 },
  example: { params },
});

export const payByTestCard = endpoint({
  method: 'POST',
  path: '/api/billing/payments/:paymentID/pay',
  summary: 'Pay by a card of the test provider, which moves no money',
  ...ofPayment,
  body: z.object({ card: z.enum(testCards) }),
  output: payment,
  errors: { billing_off: 404, payment_over: 409, provider_refuses: 409, provider_silent: 503 },
  example: { params, body: { card: 'good' } },
});

/** PY-2: for whoever did not hear how it ended. Charges nothing: it asks the provider what became of the intent. */
export const resendPayment = endpoint({
  method: 'POST',
  path: '/api/billing/payments/:paymentID/resend',
  summary: 'Ask the provider again how a payment ended',
  ...ofPayment,
  output: payment,
  errors: { billing_off: 404, provider_refuses: 409, provider_silent: 503 },
  example: { params },
});

export const cancelPayment = endpoint({
  method: 'POST',
  path: '/api/billing/payments/:paymentID/cancel',
  summary: 'Take back a payment that nobody has paid',
  ...ofPayment,
  output: payment,
  errors: { billing_off: 404, payment_over: 409, provider_refuses: 409, provider_silent: 503 },
  example: { params },
});
