import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, id, idText, instant, text } from '../fields.ts';
import { filled } from '../people/profiles.ts';
import { paymentFields } from './billing.ts';
import { MOST_AMOUNT, planPeriods } from './billing-rules.ts';
import { fees } from './fee-rules.ts';

const access = { kind: 'session', userTypes: ['SUPER_ADMIN'] } as const;
const off = { billing_off: 404 } as const;
const amount = z.int().check(z.nonnegative(), z.maximum(MOST_AMOUNT));
const planID = { planID: z.string().check(z.regex(/^[a-z\d-]{1,40}$/)) };
const reason = z.object({ reason: filled('a reason', 500) });

export const getPriceList = endpoint({
  method: 'GET',
  path: '/api/administration/billing',
  summary: 'Plans with their prices, and the tax rates of countries',
  output: z.object({
    currency: z.string(),
    plans: z.array(
      z.object({
        planID: z.string(),
        name: z.string(),
        includes: z.string(),
        period: z.nullable(z.enum(planPeriods)),
        isOffered: z.boolean(),
        /** Net. Null: none was ever set, and it costs nothing. */
        amount: z.nullable(z.int()),
        currency: z.nullable(z.string()),
        companies: z.int(),
      }),
    ),
    taxRates: z.array(z.object({ country: z.string(), basisPoints: z.int(), since: instant })),
  }),
  errors: off,
  access,
  example: {},
});

export const addPlan = endpoint({
  method: 'POST',
  path: '/api/administration/billing/plans',
  summary: 'Offer another plan',
  body: z.object({
    name: filled('a name', 60),
    /** A line for each thing that is included. */
    includes: filled('what it includes', 1000),
    period: z.enum(planPeriods),
    amount,
  }),
  output: z.object({ planID: z.string() }),
  errors: { ...off, plan_exists: 409 },
  access,
  stepUp: true,
  example: {
    body: { name: 'Team', includes: 'Ten interviews a month', period: 'month', amount: 4900 },
  },
});

export const setPrice = endpoint({
  method: 'PUT',
  path: '/api/administration/billing/plans/:planID/price',
  summary: 'Change the price of a plan for payments that begin from now on',
  params: z.object(planID),
  body: z.object({ amount }),
  output: done,
  errors: { ...off, unknown_plan: 404 },
  access,
  stepUp: true,
  example: { params: { planID: 'team' }, body: { amount: 5900 } },
});

export const offerPlan = endpoint({
  method: 'PUT',
  path: '/api/administration/billing/plans/:planID/offer',
  summary: 'Offer a plan or no longer; who has it keeps it until its period ends',
  params: z.object(planID),
  body: z.object({ isOffered: z.boolean() }),
  output: done,
  errors: { ...off, unknown_plan: 404, last_plan: 409 },
  access,
  example: { params: { planID: 'team' }, body: { isOffered: false } },
});

export const setTaxRate = endpoint({
  method: 'PUT',
  path: '/api/administration/billing/tax-rates',
  summary: 'Say which tax companies of a country pay from now on',
  body: z.object({
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    basisPoints: z.int().check(z.nonnegative(), z.maximum(10_000)),
  }),
  output: done,
  errors: off,
  access,
  stepUp: true,
  example: { body: { country: 'NO', basisPoints: 2500 } },
});

/** `settled`: paid, disputed and given back. */
export const paymentGroups = ['waiting', 'disputed', 'settled', 'refunded', 'all'] as const;

export const listAllPayments = endpoint({
  method: 'GET',
  path: '/api/administration/payments',
  summary:
    'Payments of everybody: what waits for a decision, what was settled or given back, or all',
  query: z.object({
    state: z._default(z.enum(paymentGroups), 'waiting'),
    page: z._default(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,4}$/)),
        z.transform((value: string) => Number(value)),
      ),
      1,
    ),
  }),
  output: z.object({
    total: z.int(),
    pageSize: z.int(),
    /** How many payments a bank asks back, whatever is listed. */
    disputed: z.optional(z.int()),
    payments: z.array(
      z.object({
        ...paymentFields,
        /** Empty where a fee was paid. */
        planID: z.string(),
        planName: z.string(),
        /** Null: a plan was paid. */
        fee: z.nullable(z.enum(fees)),
        /** A company, or a person by their name. */
        payerKind: z.enum(['company', 'person']),
        payerID: id,
        payerName: z.string(),
        /** A person paid the same fee by another payment, too. */
        isPaidTwice: z.boolean(),
      }),
    ),
  }),
  errors: off,
  access,
  example: { query: {} },
});

const ofPayment = { params: z.object({ paymentID: idText }), access, stepUp: true } as const;

export const markPaymentPaid = endpoint({
  method: 'POST',
  path: '/api/administration/payments/:paymentID/paid',
  summary: 'Say that the money of an invoice has come',
  ...ofPayment,
  body: z.object({ reference: filled('the reference on the bank statement', 200) }),
  output: done,
  errors: { ...off, payment_over: 409 },
  example: { params: { paymentID: '999999' }, body: { reference: 'Statement 14, line 3' } },
});

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/administration/payments/:paymentID/refund',
  summary: 'Give a payment back; the company loses the plan that it was for',
  ...ofPayment,
  body: z.object({
    ...reason.shape,
    /** Whoever decided saw it as one of two: refused where the other is gone meanwhile. */
    isPaidTwice: z._default(z.boolean(), false),
  }),
  output: done,
  errors: {
    ...{ ...off, payment_over: 409, provider_refuses: 409, provider_silent: 503 },
    // Of a person who had paid twice.
    other_goes_back: 409,
  },
  example: { params: { paymentID: '999999' }, body: { reason: 'Paid twice at the bank.' } },
});

export const proveLedger = endpoint({
  method: 'GET',
  path: '/api/administration/ledger',
  summary: 'Whether every transfer sums to zero and every balance is the sum of its entries',
  output: z.object({
    entries: z.int(),
    differences: z.array(
      z.object({ companyID: id, account: text(80), currency: z.string(), off: z.int() }),
    ),
  }),
  errors: off,
  access,
  example: {},
});
