import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';

const access = { kind: 'session', userTypes: ['SUPER_ADMIN'] } as const;
const off = { billing_off: 404 } as const;
const query = z.object({
  /** Without one: the present year. */
  year: z.optional(
    z.pipe(
      z.string().check(z.regex(/^20\d\d$/)),
      z.transform((value: string) => Number(value)),
    ),
  ),
});

export const getRevenue = endpoint({
  method: 'GET',
  path: '/api/administration/revenue',
  summary: 'What was sold in a year, by month and currency, less what was given back',
  query,
  output: z.object({
    year: z.int(),
    /** Of which there is anything, the latest first. */
    years: z.array(z.int()),
    months: z.array(
      z.object({
        /** '2026-11', in UTC. */
        month: z.string(),
        currency: z.string(),
        net: z.int(),
        tax: z.int(),
        gross: z.int(),
        /** Of the gross amounts of before: it is taken off already. */
        givenBack: z.int(),
      }),
    ),
  }),
  errors: off,
  access,
  example: { query: {} },
});

export const exportRevenue = endpoint({
  method: 'GET',
  path: '/api/administration/revenue/export',
  summary: 'The same as CSV, for whoever keeps the books',
  query,
  output: z.object({ fileName: z.string(), csv: z.string(), count: z.int(), isMore: z.boolean() }),
  errors: off,
  access,
  stepUp: true,
  example: { query: {} },
});

export const getProviderHealth = endpoint({
  method: 'GET',
  path: '/api/administration/providers',
  summary: 'Whether the providers of payments answer, and since when they do not',
  output: z.object({
    providers: z.array(
      z.object({
        provider: z.string(),
        /** False: it is none that is asked anything. */
        isAsked: z.boolean(),
        answeredAt: z.nullable(instant),
        heardAt: z.nullable(instant),
        failingSince: z.nullable(instant),
        problem: z.nullable(z.string()),
      }),
    ),
  }),
  errors: off,
  access,
  example: {},
});
