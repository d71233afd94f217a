import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, id } from '../fields.ts';
import { termsTypes } from './terms-type-rules.ts';

/** Apart from the interview's own, which whoever watches a recording does not load. */
export const getTerms = endpoint({
  method: 'GET',
  path: '/api/terms/:type',
  summary: 'The current terms of a type, as they are for any interview',
  params: z.object({ type: z.enum(termsTypes) }),
  /** A room that is opened again asks for them too. */
  inMaintenance: true,
  output: z.object({ termsID: id, version: amount, termsAndConditions: z.string() }),
  errors: {},
  access: { kind: 'anyone' },
  example: { params: { type: 'Bot' } },
});
