import * as z from 'zod/mini';
import { loginData, multifactorAsked } from './accounts.ts';
import { emailProblem } from './email-rules.ts';
import { endpoint } from '../endpoint.ts';
import { done, text } from '../fields.ts';
import { MOST_CHARACTERS } from './password-rules.ts';

/** PW-7, as the pages check it. */
const emailAddress = text(254).check(z.refine((email) => emailProblem(email) === null));
/** What somebody types; whether it may be a password is decided by the handler, with its own messages. */
const typedPassword = text(MOST_CHARACTERS);
/** The secret of an emailed account link. */
const accountToken = text(200);

const passwordErrors = {
  /** PW-8 or the list of common passwords; the message says which, `path` names the field. */
  password_refused: 422,
  passwords_differ: 422,
} as const;

/**
 * Answers the same, and does the same work, whether the address is known or not: what follows is decided after
 * the reply, and only the mailbox's owner hears of it.
 */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/accounts/sign-up',
  summary: 'Ask for an account; a link goes to the address',
  body: z.object({
    email: emailAddress,
    password: typedPassword,
    type: z.enum(['company', 'candidate', 'interviewer']),
    acceptsTerms: z.literal(true),
  }),
  output: done,
  errors: passwordErrors,
  access: { kind: 'anyone' },
  example: {
    body: {
      email: 'new@example.com',
      password: 'Example#27x',
      type: 'candidate',
      acceptsTerms: true,
    },
  },
});

/**
 * EV-2, EV-3. Repeating it does no harm, and it signs in only where the sign-up was typed, once: mail scanners run
 * pages too, and mails are forwarded.
 */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/accounts/verify-email',
  summary: 'Confirm an address by the link sent to it',
  body: z.object({
    email: text(254),
    token: accountToken,
    /** False where somebody is signed in already, who stays. */
    signsIn: z.optional(z.boolean()),
  }),
  output: z.object({
    done: z.literal(true),
    /** Not the browser of the sign-up, so its password was not taken: a mail leads to setting one. */
    mustSetPassword: z.boolean(),
    /** What the sign-in of this password would have answered; null where there was none to be had. */
    signedIn: z.nullable(z.union([loginData, multifactorAsked])),
    /** A company was asked to take them in, and has yet to answer. */
    awaitsApproval: z.boolean(),
  }),
  errors: { already_verified: 409, link_expired: 410 },
  access: { kind: 'anyone' },
  example: { body: { email: 'new@example.com', token: 'secret' } },
});

/** EV-1: by address only, so it answers the same for every address. */
export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/accounts/resend-verification',
  summary: 'Send the confirmation link once more',
  body: z.object({ email: emailAddress }),
  output: done,
  errors: {},
  access: { kind: 'anyone' },
  example: { body: { email: 'new@example.com' } },
});

/** EV-7: by address and expired link; who holds the link may know how things stand. */
export const resendExpiredVerification = endpoint({
  method: 'POST',
  path: '/api/accounts/resend-expired-verification',
  summary: 'Send a new confirmation link in place of an expired one',
  body: z.object({ email: text(254), token: accountToken }),
  output: done,
  errors: { already_verified: 409, link_unknown: 404 },
  access: { kind: 'anyone' },
  example: { body: { email: 'new@example.com', token: 'secret' } },
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/accounts/forgot-password',
  summary: 'Send a link to choose a new password, if the address is known',
  body: z.object({ email: emailAddress }),
  output: done,
  errors: {},
  access: { kind: 'anyone' },
  example: { body: { email: 'ada@example.com' } },
});

/** Both passwords null: is the link still good? That spends nothing. */
const newPassword = z.object({
  email: text(254),
  token: accountToken,
  password: z.nullable(typedPassword),
  confirmPassword: z.nullable(typedPassword),
});

/** PW-2, PW-3: single use; ends every session of the account. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/accounts/reset-password',
  summary: 'Choose a new password by an emailed link, or look whether the link is good',
  body: newPassword,
  output: done,
  errors: { link_expired: 410, ...passwordErrors },
  access: { kind: 'anyone' },
  example: {
    body: {
      email: 'ada@example.com',
      token: 'secret',
      password: 'Example#27x',
      confirmPassword: 'Example#27x',
    },
  },
});

/** PW-4: the first password of an account that was made without one. */
export const setPassword = endpoint({
  method: 'POST',
  path: '/api/accounts/set-password',
  summary: 'Choose the first password by an emailed link, or look whether the link is good',
  body: newPassword,
  output: done,
  errors: { link_expired: 410, already_set: 409, ...passwordErrors },
  access: { kind: 'anyone' },
  example: {
    body: {
      email: 'ada@example.com',
      token: 'secret',
      password: 'Example#27x',
      confirmPassword: 'Example#27x',
    },
  },
});

/** PW-5: ends every session, this one too. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/accounts/change-password',
  summary: 'Replace the password, knowing the current one',
  body: z.object({
    email: text(254),
    oldPassword: typedPassword,
    newPassword: typedPassword,
    confirmNewPassword: typedPassword,
  }),
  output: done,
  errors: { wrong_password: 403, ...passwordErrors },
  access: { kind: 'session' },
  example: {
    body: {
      email: 'ada@example.com',
      oldPassword: 'Example#26x',
      newPassword: 'Example#27x',
      confirmNewPassword: 'Example#27x',
    },
  },
});
