import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done } from '../fields.ts';
import { MOST_AMOUNT } from './billing-rules.ts';
import { fees } from './fee-rules.ts';

const access = { kind: 'session', userTypes: ['SUPER_ADMIN'] } as const;
const off = { billing_off: 404 } as const;

export const listFees = endpoint({
  method: 'GET',
  path: '/api/administration/billing/fees',
  summary: 'What persons pay for, and what each costs',
  output: z.object({
    currency: z.string(),
    fees: z.array(
      z.object({
        fee: z.enum(fees),
        /** Net. 0: it costs nothing. */
        amount: z.int(),
        currency: z.string(),
      }),
    ),
  }),
  errors: off,
  access,
  example: {},
});

export const setFee = endpoint({
  method: 'PUT',
  path: '/api/administration/billing/fees/:fee',
  summary: 'Change what a fee costs whoever begins to pay it from now on; 0 asks for nothing',
  params: z.object({ fee: z.enum(fees) }),
  body: z.object({ amount: z.int().check(z.nonnegative(), z.maximum(MOST_AMOUNT)) }),
  output: done,
  errors: off,
  access,
  stepUp: true,
  example: { params: { fee: 'identity-check' }, body: { amount: 1900 } },
});
