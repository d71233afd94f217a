import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, idText, instant } from '../fields.ts';
import { payer } from './billing.ts';
import { creditNoteKinds } from './invoice-rules.ts';

const office = { kind: 'session', userTypes: ['SUPER_ADMIN'] } as const;
const off = { billing_off: 404 } as const;
const page = z._default(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,4}$/)),
    z.transform((value: string) => Number(value)),
  ),
  1,
);
/** Of a company or a person. */
export const note = {
  creditNoteID: id,
  number: z.string(),
  kind: z.enum(creditNoteKinds),
  paymentID: id,
  invoiceNumber: z.string(),
  currency: z.string(),
  /** Less than 0 where an invoice is taken back. */
  gross: z.int(),
  issuedAt: instant,
};
const ofList = { query: z.object({ page }), errors: off, example: { query: {} } } as const;
/** One of them, as a file to save. */
export const file = {
  params: z.object({ creditNoteID: idText }),
  output: z.object({
    fileName: z.string(),
    /** A PDF, in base64. */
    content: z.string(),
  }),
  errors: { ...off, no_paper: 409, no_seller: 409 },
  example: { params: { creditNoteID: '999999' } },
} as const;

export const listCreditNotes = endpoint({
  method: 'GET',
  path: '/api/billing/credit-notes',
  summary: 'The documents that took invoices of the company back, the latest first',
  ...ofList,
  output: z.object({
    total: z.int(),
    pageSize: z.int(),
    page: z.int(),
    notes: z.array(z.object(note)),
  }),
  access: payer,
});

export const getCreditNote = endpoint({
  method: 'GET',
  path: '/api/billing/credit-notes/:creditNoteID',
  summary: 'One of them, as a PDF',
  ...file,
  access: payer,
});

export const listAllCreditNotes = endpoint({
  method: 'GET',
  path: '/api/administration/credit-notes',
  summary: 'The same of everybody',
  ...ofList,
  output: z.object({
    total: z.int(),
    pageSize: z.int(),
    page: z.int(),
    notes: z.array(z.object({ ...note, buyerName: z.string() })),
  }),
  access: office,
});

export const getAnyCreditNote = endpoint({
  method: 'GET',
  path: '/api/administration/credit-notes/:creditNoteID',
  summary: 'Any of them, as a PDF',
  ...file,
  access: office,
});
