import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, text } from '../fields.ts';

const email = text(254);
/** The secret of the mailed link; the specification's word for it. */
const interviewId = text(100);

/**
 * Without a living link the answer is the same for every address, and empty: who only knows an address
 * learns nothing, and gets no token to set a password with.
 */
export const userHasPassword = endpoint({
  method: 'POST',
  path: '/api/calls/user-has-password',
  summary: 'Whether the invited person signs in or sets a first password',
  body: z.object({ email, interviewId }),
  output: z.object({ hasPassword: z.boolean(), token: z.nullable(z.string()) }),
  errors: { not_registered: 400, invalid_request: 400 },
  access: { kind: 'anyone' },
  example: { body: { email: 'admin@example.com', interviewId: '1.secret' } },
});

export const resetPasswordWithToken = endpoint({
  method: 'POST',
  path: '/api/calls/reset-password-with-token',
  summary: 'Set the first password of an invited account',
  body: z.object({
    email,
    token: text(200),
    newPassword: text(128),
    confirmPassword: text(128),
  }),
  output: done,
  errors: { password_refused: 422, passwords_differ: 422, link_expired: 410 },
  access: { kind: 'anyone' },
  example: {
    body: {
      email: 'admin@example.com',
      token: 'secret',
      newPassword: 'Example#27x',
      confirmPassword: 'Example#27x',
    },
  },
});

/** RSA-OAEP with SHA-256, 3072 bits, as SPKI in base64; good for five minutes and one login. */
export const getPublicKey = endpoint({
  method: 'POST',
  path: '/api/calls/public-key',
  summary: 'A key to encrypt one password with',
  output: z.object({ publicKey: z.string(), keyGuid: z.uuid() }),
  errors: {},
  access: { kind: 'anyone' },
  example: {},
});

/** `data` is the token that the calling site is opened with. */
export const logInToInterview = endpoint({
  method: 'POST',
  path: '/api/calls/login',
  summary: 'Enter a scheduled interview with an encrypted password',
  body: z.object({
    email,
    /** Base64 of the ciphertext. */
    password: text(1000),
    userType: z.literal('COMPANY_ADMIN'),
    fCMToken: z.nullable(text(500)),
    keyGuid: text(64),
    interviewId,
    /** Of an authenticator app, or a recovery code; asked for when the account has a second factor. */
    multifactorCode: z.optional(text(40)),
  }),
  output: z.string(),
  errors: {
    login_failed: 401,
    not_invited: 403,
    multifactor_required: 401,
    enrolment_required: 403,
    wrong_code: 422,
  },
  access: { kind: 'anyone' },
  example: {
    body: {
      email: 'admin@example.com',
      password: 'AAAA',
      userType: 'COMPANY_ADMIN',
      fCMToken: null,
      keyGuid: '5f5fd0c0-5b5b-4b4b-8b8b-0a0a0a0a0a0a',
      interviewId: '1.secret',
    },
  },
});

export const getInterviewLinkToken = endpoint({
  method: 'POST',
  path: '/api/calls/link-token',
  summary: 'Enter a scheduled interview as who is signed in',
  body: z.object({ email, interviewId }),
  output: z.string(),
  errors: { not_invited: 403 },
  access: { kind: 'session' },
  example: { body: { email: 'admin@example.com', interviewId: '1.secret' } },
});

export const getCallSite = endpoint({
  method: 'GET',
  path: '/api/calls/site',
  summary: "The calling site's address; null: our own page /call",
  output: z.object({ callUrl: z.nullable(z.string()) }),
  errors: {},
  access: { kind: 'anyone' },
  example: {},
});
