import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, idText, instant, text } from '../fields.ts';
import { emailProblem } from '../people/email-rules.ts';
import { filled } from '../people/profiles.ts';
import { areas } from '../people/right-rules.ts';
import {
  accountProblem,
  addressProblem,
  MOST_DUE_DAYS,
  papers,
  taxNumberProblem,
} from './invoice-rules.ts';
import { bicProblem } from './payout-rules.ts';

const payer = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.payments },
} as const;
const office = { kind: 'session', userTypes: ['SUPER_ADMIN'] } as const;
const off = { billing_off: 404 } as const;

const checked = (most: number, problemOf: (value: string) => string | null) =>
  text(most).check(
    z.refine((value) => problemOf(value) === null, {
      error: (issue) => problemOf(String(issue.input)) ?? undefined,
    }),
  );

const party = {
  name: filled('a name', 120),
  /** As it stands on a letter, line by line. */
  address: checked(400, addressProblem),
  /** ISO 3166-1, two letters. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  taxNumber: checked(30, taxNumberProblem),
};
const exampleParty = {
  name: 'Candor Hosting AS',
  address: 'Bryggen 1\n5003 Bergen',
  country: 'NO',
  taxNumber: 'NO 999 888 777 MVA',
} as const;

const seller = {
  ...party,
  account: checked(60, accountProblem),
  bic: checked(20, bicProblem),
  email: checked(254, emailProblem),
  dueDays: z.int().check(z.minimum(1), z.maximum(MOST_DUE_DAYS)),
};

export const getSeller = endpoint({
  method: 'GET',
  path: '/api/administration/billing/seller',
  summary: 'Who sells, as it stands on invoices',
  output: z.object({
    /** Null: nobody has said so yet, and no invoice can be a PDF. */
    seller: z.nullable(z.object({ ...seller, since: instant })),
  }),
  errors: off,
  access: office,
  example: {},
});

export const saveSeller = endpoint({
  method: 'PUT',
  path: '/api/administration/billing/seller',
  summary: 'Say who sells on invoices from now on; those that were issued stay as they are',
  body: z.object(seller),
  output: done,
  errors: off,
  access: office,
  stepUp: true,
  example: {
    body: {
      ...exampleParty,
      account: 'NO93 8601 1117 947',
      bic: '',
      email: 'billing@candor.example',
      dueDays: 14,
    },
  },
});

export const getBuyer = endpoint({
  method: 'GET',
  path: '/api/billing/buyer',
  summary: 'How the company is named on its invoices',
  output: z.object({
    ...party,
    address: z.string(),
    country: z.string(),
    /** False: as the profile of the company says. */
    isOwn: z.boolean(),
  }),
  errors: off,
  access: payer,
  example: {},
});

export const saveBuyer = endpoint({
  method: 'PUT',
  path: '/api/billing/buyer',
  summary: 'Say how the company is named on invoices from now on',
  body: z.object(party),
  output: done,
  errors: off,
  access: payer,
  example: { body: exampleParty },
});

/** Of a payment, of whomever. */
export const paper = {
  params: z.object({ paymentID: idText, paper: z.enum(papers) }),
  output: z.object({
    fileName: z.string(),
    /** A PDF, in base64. */
    content: z.string(),
  }),
  errors: { ...off, no_paper: 409, no_seller: 409 },
  example: { params: { paymentID: '999999', paper: 'invoice' } },
} as const;

export const getPaper = endpoint({
  method: 'GET',
  path: '/api/billing/payments/:paymentID/:paper',
  summary: 'The invoice of a payment, or the receipt that it was paid, as a PDF',
  access: payer,
  ...paper,
});

export const getAnyPaper = endpoint({
  method: 'GET',
  path: '/api/administration/payments/:paymentID/:paper',
  summary: 'The same of any payment, for whoever runs the installation',
  access: office,
  ...paper,
});
