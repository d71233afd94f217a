import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { calendarDay, done, id, idText, text } from '../fields.ts';
import { filled } from '../people/profiles.ts';
import { lineOutcomes, MOST_STATEMENT } from './bank-rules.ts';

const access = { kind: 'session', userTypes: ['SUPER_ADMIN'] } as const;
const off = { billing_off: 404 } as const;
const statement = {
  body: z.object({ csv: text(MOST_STATEMENT) }),
  bodyLimit: 4_000_000,
  access,
  example: {
    body: {
      csv: 'date,amount,currency,payer,reference\r\n2026-11-20,61.25,EUR,Larkfield,2026-00001\r\n',
    },
  },
} as const;

const lineFields = {
  bookedOn: calendarDay,
  payer: z.string(),
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
};

export const previewStatement = endpoint({
  method: 'POST',
  path: '/api/administration/bank/preview',
  summary: 'Which lines of a bank statement pay which invoice; stores nothing',
  ...statement,
  output: z.object({
    /** What keeps the whole file from being read. */
    problem: z.nullable(z.object({ line: z.int(), message: z.string() })),
    lines: z.array(
      z.object({
        line: z.int(),
        ...lineFields,
        outcome: z.enum(lineOutcomes),
        /** As the reference names it. */
        invoiceNumber: z.nullable(z.string()),
        /** Whom the invoice names, where there is one that says so. */
        buyerName: z.nullable(z.string()),
        /** What it asks for. */
        gross: z.nullable(z.int()),
        invoiceCurrency: z.nullable(z.string()),
      }),
    ),
    /** Rows that are no payment, each with why: they are left out. */
    unread: z.array(z.object({ line: z.int(), message: z.string() })),
    /** Money that left the account. */
    outgoing: z.int(),
  }),
  errors: off,
});

export const importStatement = endpoint({
  method: 'POST',
  path: '/api/administration/bank/import',
  summary:
    'Mark the invoices paid that a bank statement pays, and keep its other lines; each line once',
  ...statement,
  output: z.object({ paid: z.int(), kept: z.int(), seen: z.int() }),
  errors: { ...off, unreadable_file: 422 },
  stepUp: true,
});

export const listBankLines = endpoint({
  method: 'GET',
  path: '/api/administration/bank/lines',
  summary: 'The first hundred lines of bank statements of which nobody knows what they pay',
  output: z.object({ total: z.int(), lines: z.array(z.object({ lineID: id, ...lineFields })) }),
  errors: off,
  access,
  example: {},
});

const ofLine = { params: z.object({ lineID: idText }), access, stepUp: true } as const;
const reason = filled('a reason', 500);

export const assignBankLine = endpoint({
  method: 'POST',
  path: '/api/administration/bank/lines/:lineID/assign',
  summary: 'Say which invoice a line pays, though it does not say so itself',
  ...ofLine,
  body: z.object({ invoiceNumber: filled('the number of the invoice', 20), reason }),
  output: done,
  errors: { ...off, unknown_invoice: 422, payment_over: 409 },
  example: {
    params: { lineID: '999999' },
    body: { invoiceNumber: '2026-00001', reason: 'They named their own number.' },
  },
});

export const dismissBankLine = endpoint({
  method: 'POST',
  path: '/api/administration/bank/lines/:lineID/dismiss',
  summary: 'Say that a line pays no invoice',
  ...ofLine,
  body: z.object({ reason }),
  output: done,
  errors: off,
  example: { params: { lineID: '999999' }, body: { reason: 'Interest of the bank.' } },
});
