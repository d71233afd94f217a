import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, instant, text } from '../fields.ts';
import { payer, sums } from './billing.ts';

const off = { billing_off: 404 } as const;

export const getPlanChange = endpoint({
  method: 'GET',
  path: '/api/companies/own/plan-change',
  summary: 'When what the company paid for ends, what comes then, and what a change at once costs',
  output: z.object({
    /** Null: nothing that ends. */
    end: z.nullable(z.object({ planID: z.string(), planName: z.string(), at: instant })),
    /** What was chosen for then; `planID` null: nothing. */
    planned: z.nullable(
      z.object({ planID: z.nullable(z.string()), planName: z.nullable(z.string()) }),
    ),
    /**
     * What a company without a plan had last, and whether its payment was given back. Null: it has one, or never had.
     * Absent in replies of a node of the release before, which knows nothing of it.
     */
    ended: z.optional(
      z.nullable(
        z.object({
          planName: z.string(),
          at: instant,
          isGivenBack: z.boolean(),
          because: z.nullable(z.string()),
        }),
      ),
    ),
    /** The name of the plan that runs now. */
    running: z.nullable(z.string()),
    /** Plans that may begin now, in its place. */
    atOnce: z.array(
      z.object({
        planID: z.string(),
        /** What is unused of the running plan, net: it is taken off. */
        credited: z.int(),
        ...sums,
      }),
    ),
  }),
  errors: off,
  access: payer,
  example: {},
});

export const planChange = endpoint({
  method: 'PUT',
  path: '/api/companies/own/plan-change',
  summary: 'Choose what comes when the plan that was paid for ends; null: nothing',
  body: z.object({ planID: z.nullable(text(40)) }),
  output: done,
  errors: { ...off, unknown_plan: 404, nothing_ends: 409 },
  access: payer,
  example: { body: { planID: null } },
});

export const undoPlanChange = endpoint({
  method: 'DELETE',
  path: '/api/companies/own/plan-change',
  summary: 'Take back what was chosen for the end of the plan',
  output: done,
  errors: off,
  access: payer,
  example: {},
});
