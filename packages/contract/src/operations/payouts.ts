import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, calendarDay, done, id, idText, instant, text } from '../fields.ts';
import { ibanProblem } from '../people/marketplace-rules.ts';
import { filled } from '../people/profiles.ts';
import { bicProblem, MOST_PAYOUTS, payoutStates } from './payout-rules.ts';

const office = { kind: 'session', userTypes: ['SUPER_ADMIN'] } as const;
const interviewer = { kind: 'session', userTypes: ['EXTERNAL_INTERVIEWER'] } as const;
const off = { billing_off: 404 } as const;
const page = z._default(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,4}$/)), z.transform(Number)),
  1,
);
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

export const listOwed = endpoint({
  method: 'GET',
  path: '/api/administration/payouts/owed',
  summary: 'What interviewers are owed and nobody approved yet, by person and currency',
  query: z.object({ page }),
  output: z.object({
    total: amount,
    pageSize: amount,
    owed: z.array(
      z.object({
        interviewerID: id,
        interviewerName: z.string(),
        currency: z.string(),
        amount,
        interviews: amount,
        /** Of the account that the money goes to; null: they said none, and cannot be paid. */
        hint: z.nullable(z.string()),
      }),
    ),
    /** Whether the account is known from which the bank pays. */
    hasOrigin: z.boolean(),
  }),
  errors: off,
  access: office,
  example: { query: {} },
});

export const approvePayouts = endpoint({
  method: 'POST',
  path: '/api/administration/payout-batches',
  summary: 'Approve what is owed to these people, as one batch for the bank',
  body: z.object({
    /** As it was shown: a batch in which somebody is owed another amount by now is refused whole. */
    owed: z
      .array(z.object({ interviewerID: id, currency, amount: z.int().check(z.positive()) }))
      .check(z.minLength(1), z.maxLength(MOST_PAYOUTS)),
  }),
  output: z.object({ batchID: id }),
  errors: { ...off, changed_meanwhile: 409, no_account: 409, own_account: 409 },
  access: office,
  stepUp: true,
  example: { body: { owed: [{ interviewerID: 999999, currency: 'EUR', amount: 9000 }] } },
});

export const listPayoutBatches = endpoint({
  method: 'GET',
  path: '/api/administration/payout-batches',
  summary: 'The batches that were approved, the latest first',
  query: z.object({ page }),
  output: z.object({
    total: amount,
    pageSize: amount,
    batches: z.array(
      z.object({
        batchID: id,
        madeAt: instant,
        madeBy: z.string(),
        /** When the bank's file was made first. */
        exportedAt: z.nullable(instant),
        payouts: amount,
        /** Of its payouts, those that wait to be sent. */
        approved: amount,
        sums: z.array(z.object({ currency: z.string(), amount })),
      }),
    ),
  }),
  errors: off,
  access: office,
  example: { query: {} },
});

const payout = {
  payoutID: id,
  state: z.enum(payoutStates),
  currency: z.string(),
  amount,
  /** Of the account that it goes to. */
  hint: z.string(),
  /** Why it was withdrawn or came back. */
  because: z.string(),
  createdAt: instant,
  movedAt: instant,
  /** The day on which the bank sent it. */
  paidOn: z.nullable(calendarDay),
};

const ofBatch = { params: z.object({ batchID: idText }), access: office } as const;
const batch = { batchID: '999999' };

export const getPayoutBatch = endpoint({
  method: 'GET',
  path: '/api/administration/payout-batches/:batchID',
  summary: 'One batch with its payouts',
  ...ofBatch,
  output: z.object({
    batchID: id,
    madeAt: instant,
    exportedAt: z.nullable(instant),
    payouts: z.array(
      z.object({
        ...payout,
        interviewerID: id,
        interviewerName: z.string(),
        interviews: amount,
        /** Whether the account is still known; without it, it can only be withdrawn. */
        canExport: z.boolean(),
      }),
    ),
  }),
  errors: off,
  example: { params: batch },
});

export const exportPayoutBatch = endpoint({
  method: 'POST',
  path: '/api/administration/payout-batches/:batchID/files',
  summary:
    'Files for the bank of what waits to be sent: SEPA pain.001 for IBANs in euro, CSV for the rest',
  ...ofBatch,
  output: z.object({
    files: z.array(
      z.object({
        kind: z.enum(['sepa', 'by-hand']),
        fileName: z.string(),
        content: z.string(),
        payouts: amount,
      }),
    ),
  }),
  errors: { ...off, payout_over: 409, no_origin: 409, changed_meanwhile: 409 },
  stepUp: true,
  example: { params: batch },
});

export const markBatchPaid = endpoint({
  method: 'POST',
  path: '/api/administration/payout-batches/:batchID/paid',
  summary:
    'Say on which day the bank sent all of a batch that waited; the interviewers are told by mail',
  ...ofBatch,
  body: z.object({ paidOn: calendarDay }),
  output: z.object({ paid: amount }),
  errors: { ...off, payout_over: 409, no_files: 409, day_ahead: 409 },
  stepUp: true,
  example: { params: batch, body: { paidOn: '2026-11-20' } },
});

export const takePayoutBack = endpoint({
  method: 'POST',
  path: '/api/administration/payouts/:payoutID/back',
  summary:
    'Withdraw a payout that was not sent, or say that the bank returned it: it is owed again',
  params: z.object({ payoutID: idText }),
  body: z.object({
    /** As it was shown: what is paid meanwhile is not withdrawn by mistake. */
    state: z.enum(['approved', 'paid']),
    /** As it was shown: what went to the bank meanwhile is not withdrawn by mistake. */
    isExported: z.boolean(),
    reason: filled('a reason', 200),
  }),
  output: done,
  errors: { ...off, payout_over: 409, changed_meanwhile: 409 },
  access: office,
  stepUp: true,
  example: {
    params: { payoutID: '999999' },
    body: { state: 'paid', isExported: true, reason: 'The account is closed.' },
  },
});

export const getPayoutOrigin = endpoint({
  method: 'GET',
  path: '/api/administration/payouts/origin',
  summary: 'The account from which interviewers are paid, by its last characters',
  output: z.object({
    origin: z.nullable(z.object({ holder: z.string(), hint: z.string(), updatedAt: instant })),
  }),
  errors: off,
  access: office,
  example: {},
});

export const savePayoutOrigin = endpoint({
  method: 'PUT',
  path: '/api/administration/payouts/origin',
  summary: 'Say from which account interviewers are paid; it is kept sealed',
  body: z.object({
    holder: filled('the name of the account’s holder', 70),
    iban: text(40).check(
      z.refine((typed) => ibanProblem(typed) === null, {
        error: 'This is not an IBAN: please compare it with your bank’s.',
      }),
    ),
    /** May be left out. */
    bic: text(11).check(
      z.refine((typed) => bicProblem(typed) === null, {
        error: 'This is not a BIC: it has 8 or 11 letters and digits.',
      }),
    ),
  }),
  output: z.object({ hint: z.string(), updatedAt: instant }),
  errors: off,
  access: office,
  stepUp: true,
  example: {
    body: { holder: 'Larkfield Hosting', iban: 'DE89 3704 0044 0532 0130 00', bic: '' },
  },
});

export const listOwnPayouts = endpoint({
  method: 'GET',
  path: '/api/own-payouts',
  summary: 'What was paid to me, or is about to be, each with the interviews that it was for',
  query: z.object({ page }),
  output: z.object({
    total: amount,
    pageSize: amount,
    /** The one that was asked for, from 1. */
    page: amount,
    payouts: z.array(
      z.object({
        ...payout,
        /** Who paid. */
        payer: z.string(),
        /** Empty once it was withdrawn or came back: what it was of is owed again. */
        lines: z.array(
          z.object({
            companyName: z.string(),
            jobTitle: z.string(),
            startsAt: z.nullable(instant),
            minutes: amount,
            amount,
            /** Owed because it was cancelled late. */
            isCancelled: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  errors: {},
  access: interviewer,
  example: { query: {} },
});
