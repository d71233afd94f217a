import * as z from 'zod/mini';
import { loginData, multifactorAsked, userType } from './accounts.ts';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';

export const getLinkedIn = endpoint({
  method: 'GET',
  path: '/api/linkedin',
  summary: 'Whether people may sign in with LinkedIn here',
  output: z.object({ isAvailable: z.boolean() }),
  errors: {},
  access: { kind: 'anyone' },
  example: {},
});

/** Binds the answer to this browser by a cookie; the address is valid for ten minutes. */
export const startLinkedIn = endpoint({
  method: 'POST',
  path: '/api/linkedin/start',
  summary: 'Where the browser goes to sign in with LinkedIn',
  output: z.object({ url: z.string() }),
  errors: {},
  access: { kind: 'anyone' },
  example: {},
});

/**
 * The reply of specification 000 §3. A new account becomes what `userType` says; an account that is
 * something else is refused: this door makes nobody more than they are.
 */
export const exchangeLinkedInCode = endpoint({
  method: 'POST',
  path: '/api/linkedin/exchange',
  summary: 'Sign in with the code that LinkedIn gave',
  body: z.object({
    code: text(2000),
    state: text(200),
    userType: z._default(userType, 'CANDIDATE'),
  }),
  output: z.union([
    z.extend(loginData, { roles: z.array(z.object({ roleName: userType })) }),
    multifactorAsked,
  ]),
  errors: {
    linkedin_failed: 401,
    email_not_verified: 403,
    unsupported_user_type: 403,
    wrong_type: 403,
    account_disabled: 403,
  },
  access: { kind: 'anyone' },
  example: { body: { code: 'AQT-code', state: 'state', userType: 'CANDIDATE' } },
});
