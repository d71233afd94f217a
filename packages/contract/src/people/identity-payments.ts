import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, instant, uuid } from '../fields.ts';
import { sums } from '../operations/billing.ts';
import { file as creditNoteFile, note as creditNote } from '../operations/credit-notes.ts';
import { paymentStates, providerNames, testCards } from '../operations/billing-rules.ts';
import { paper } from '../operations/invoices.ts';

const access = { kind: 'session', userTypes: ['EXTERNAL_INTERVIEWER'] } as const;
const off = { billing_off: 404 } as const;

const payment = z.object({
  paymentID: id,
  provider: z.enum(providerNames),
  state: z.enum(paymentStates),
  ...sums,
  /** Why it failed or was given back. */
  because: z.nullable(z.string()),
  invoiceNumber: z.nullable(z.string()),
  createdAt: instant,
  movedAt: instant,
});

/** PY-3. Paid once, however often documents are sent again. */
export const getIdentityPayment = endpoint({
  method: 'GET',
  path: '/api/interviewers/identity-payment',
  summary: 'What the identity check costs the interviewer, and how its payment stands',
  output: z.object({
    /** No documents are taken before it is paid. */
    isDue: z.boolean(),
    /** With the tax of the person's country. Null: it costs nothing. */
    price: z.nullable(z.object(sums)),
    providers: z.array(z.enum(providerNames)),
    /** The one that counts: what was paid, else the latest. */
    payment: z.nullable(payment),
    /** What took invoices of it back, the latest first. */
    creditNotes: z.array(z.object(creditNote)),
  }),
  errors: {},
  access,
  example: {},
});

/** Of one person and fee at most one is pending, and none is begun beside one that was paid: whoever asks is given it. */
export const beginIdentityPayment = endpoint({
  method: 'POST',
  path: '/api/interviewers/identity-payment',
  summary: 'Begin to pay for the identity check',
  body: z.object({ provider: z.enum(providerNames), intent: uuid }),
  output: payment,
  errors: {
    ...off,
    steps_first: 409,
    nothing_due: 409,
    unknown_provider: 404,
    // Of the payment that is given up for this one.
    provider_refuses: 409,
    provider_silent: 503,
  },
  access,
  example: { body: { provider: 'invoice', intent: '0a0f3c52-6d3e-4a51-9a35-0d5a3f0a8c12' } },
});

const errors = { ...off, payment_over: 409, provider_refuses: 409, provider_silent: 503 } as const;
const ofPayment = { output: payment, errors, access } as const;

export const payIdentityByTestCard = endpoint({
  method: 'POST',
  path: '/api/interviewers/identity-payment/pay',
  summary: 'Pay for the identity check by a card of the test provider, which moves no money',
  ...ofPayment,
  body: z.object({ card: z.enum(testCards) }),
  example: { body: { card: 'good' } },
});

/** SE-1: of a provider that has pages of its own, which sends people back to /id-verification. */
export const checkOutIdentity = endpoint({
  method: 'POST',
  path: '/api/interviewers/identity-payment/checkout',
  summary: 'Where the identity check is paid by card; the same page however often it is asked',
  output: z.object({ url: z.string() }),
  errors,
  access,
  example: {},
});

/** PY-2: charges nothing; it asks the provider what became of the payment. */
export const resendIdentityPayment = endpoint({
  method: 'POST',
  path: '/api/interviewers/identity-payment/resend',
  summary: 'Ask the provider again how the payment of the identity check ended',
  ...ofPayment,
  example: {},
});

export const cancelIdentityPayment = endpoint({
  method: 'POST',
  path: '/api/interviewers/identity-payment/cancel',
  summary: 'Take back a payment of the identity check that nobody has paid',
  ...ofPayment,
  example: {},
});

export const getIdentityPaper = endpoint({
  method: 'GET',
  path: '/api/interviewers/identity-payment/:paymentID/:paper',
  summary:
    'The invoice of a payment for the identity check, or the receipt that it was paid, as a PDF',
  access,
  ...paper,
});

export const getIdentityCreditNote = endpoint({
  method: 'GET',
  path: '/api/interviewers/identity-credit-notes/:creditNoteID',
  summary: 'What took an invoice for the identity check back, as a PDF',
  access,
  ...creditNoteFile,
});
