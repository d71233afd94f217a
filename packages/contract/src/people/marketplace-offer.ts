import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, instant, text } from '../fields.ts';
import {
  ABOUT_MOST,
  ibanProblem,
  KEPT_FROM_MOST,
  payoutKinds,
  RATE_MOST,
  SAMPLE_MOST,
} from './marketplace-rules.ts';
import { currencies, filledProblem } from './person-rules.ts';
import { filled } from './profiles.ts';

/** What interviewers say of their own work: theirs alone, until they publish it. */
const access = { kind: 'session', userTypes: ['EXTERNAL_INTERVIEWER'] } as const;

/** 0: nothing is saved yet. */
const revision = z.int().check(z.nonnegative(), z.maximum(2_000_000_000));

const offer = {
  /** Of an hour, in the smallest unit of its currency. */
  rate: z.nullable(z.int().check(z.positive(), z.maximum(RATE_MOST))),
  currency: z.enum(currencies),
  about: text(ABOUT_MOST),
  /** Feedback as they write it, for companies to read. */
  sample: text(SAMPLE_MOST),
  /** Companies for which they don't interview. */
  keptFrom: z.array(filled('the company', 120)).check(z.maxLength(KEPT_FROM_MOST)),
  /** Whether companies find them. */
  isPublished: z.boolean(),
};

export const getOffer = endpoint({
  method: 'GET',
  path: '/api/marketplace/offer',
  summary: 'What I offer as an interviewer, and whether companies find me',
  output: z.object({
    ...offer,
    revision: amount,
    /** Companies see nothing before the identity is confirmed. */
    isConfirmed: z.boolean(),
    /** Enough to recognise them by; null: none are kept. */
    payout: z.nullable(z.object({ hint: z.string(), updatedAt: instant })),
  }),
  errors: {},
  access,
  example: {},
});

export const saveOffer = endpoint({
  method: 'PUT',
  path: '/api/marketplace/offer',
  summary: 'Say what an hour costs and what companies read of me, and be found or not',
  body: z.object({ ...offer, revision }).check(
    z.refine(({ isPublished, rate }) => !isPublished || rate !== null, {
      path: ['rate'],
      error: 'Please say what an hour costs.',
    }),
    z.refine(({ isPublished, about }) => !isPublished || about.trim() !== '', {
      path: ['about'],
      error: 'Please write a few sentences about yourself.',
    }),
  ),
  output: z.object({ revision: amount }),
  errors: { changed_meanwhile: 409, step_too_early: 409 },
  access,
  example: {
    body: {
      ...{ revision: 0, rate: 9000, currency: 'EUR', isPublished: true, keptFrom: ['Osier'] },
      about: 'I have built databases for ten years, and interviewed for six of them.',
      sample: 'Explained the trade-off without being asked; missed the index.',
    },
  },
});

const needed = (what: string, most: number) =>
  text(most).check(
    z.refine((value) => filledProblem(value, what, most) === null, {
      error: (issue) => filledProblem(String(issue.input), what, most) ?? undefined,
    }),
  );

export const savePayoutDetails = endpoint({
  method: 'PUT',
  path: '/api/marketplace/payout-details',
  summary: 'Say where my money goes; it is kept sealed, and no page shows it again',
  body: z
    .object({
      kind: z.enum(payoutKinds),
      holder: needed('the name of the account’s holder', 120),
      /** An IBAN, or the number of an account where there are none. */
      account: needed('the account', 40),
      /** BIC, routing number or the like; of an IBAN it may be left out. */
      bank: text(40),
    })
    .check(
      z.refine(({ kind, account }) => kind !== 'iban' || ibanProblem(account) === null, {
        path: ['account'],
        error: 'This is not an IBAN: please compare it with your bank’s.',
      }),
      z.refine(({ kind, bank }) => kind === 'iban' || bank.trim() !== '', {
        path: ['bank'],
        error: 'Please enter the code of your bank.',
      }),
    ),
  output: z.object({ hint: z.string(), updatedAt: instant }),
  errors: {},
  access,
  stepUp: true,
  example: {
    body: {
      ...{ kind: 'iban', holder: 'Maya Lindqvist', account: 'SE45 5000 0000 0583 9825 7466' },
      bank: '',
    },
  },
});

export const removePayoutDetails = endpoint({
  method: 'DELETE',
  path: '/api/marketplace/payout-details',
  summary: 'Forget where my money goes',
  output: done,
  errors: {},
  access,
  stepUp: true,
  example: {},
});
