import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identityStatuses } from './identity-rules.ts';

const access = { kind: 'session', userTypes: ['EXTERNAL_INTERVIEWER'] } as const;
const errors = {
  identity_by_review: 404,
  identity_refuses: 409,
  identity_silent: 503,
} as const;

/** PY-3. Pictures are taken there, and none comes here; Stripe sends people back to /user-idverification. */
export const openIdentitySession = endpoint({
  method: 'POST',
  path: '/api/interviewers/identity-session',
  summary:
    'Where an identity is checked at Stripe: a page that opens once, so that it is asked for at each visit',
  output: z.object({
    /** Null: nothing is to be done there any more; the registration says how the check stands. */
    url: z.nullable(z.string()),
  }),
  errors: {
    ...errors,
    identity_tries_over: 409,
    identity_checked: 409,
    check_unpaid: 409,
    steps_first: 409,
  },
  access,
  example: {},
});

export const lookAtIdentitySession = endpoint({
  method: 'POST',
  path: '/api/interviewers/identity-session/look',
  summary: 'Ask Stripe what became of the check',
  output: z.object({ status: z.nullable(z.enum(identityStatuses)) }),
  errors,
  access,
  example: {},
});
