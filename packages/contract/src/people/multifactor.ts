import * as z from 'zod/mini';
import { loginData } from './accounts.ts';
import { endpoint } from '../endpoint.ts';
import { done, id, idText, instant, text } from '../fields.ts';

const factorName = text(80);
const code = text(40);
const password = text(128);
const multifactorToken = text(100);
/** The browser's own WebAuthn message; the server's library reads and checks it. */
const webAuthnMessage = z.record(z.string(), z.unknown());
const recoveryCodes = z.array(z.string());

/** Not asked for the second factor again for thirty days, where that may be; a recovery code trusts no browser. */
const trustsBrowser = z.optional(z.boolean());

const factor = z.object({
  factorID: id,
  kind: z.enum(['authenticator', 'passkey']),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

/** What an authenticator app needs: the same secret as text and as a QR code's content. */
const authenticatorSetup = z.object({ factorID: id, secret: z.string(), uri: z.string() });

export const listFactors = endpoint({
  method: 'GET',
  path: '/api/multifactor',
  summary: 'The second factors of the signed-in account',
  output: z.object({
    factors: z.array(factor),
    recoveryCodesLeft: z.int(),
    isRequired: z.boolean(),
    /** Without one nothing is asked for before a change. */
    hasPassword: z.boolean(),
    /** Where a sign-in asks for none of them. */
    trustedBrowsers: z.array(
      z.object({
        trustID: id,
        isCurrent: z.boolean(),
        /** As the browser named itself. */
        userAgent: z.nullable(z.string()),
        ip: z.nullable(z.string()),
        lastUsedAt: instant,
        expiresAt: instant,
      }),
    ),
  }),
  errors: {},
  access: { kind: 'session' },
  example: {},
});

export const startAuthenticator = endpoint({
  method: 'POST',
  path: '/api/multifactor/authenticator',
  summary: 'Begin to enrol an authenticator app; it counts once a code of it was given',
  body: z.object({ password, name: factorName }),
  output: authenticatorSetup,
  errors: { wrong_password: 403 },
  access: { kind: 'session' },
  stepUp: 'with-factor',
  example: { body: { password: 'Example#1', name: 'Phone' } },
});

/** Recovery codes are given with the first factor, once; later factors give none. */
export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/api/multifactor/authenticator/confirm',
  summary: 'Finish enrolling an authenticator app with a code of it',
  body: z.object({ factorID: id, code }),
  output: z.object({ recoveryCodes }),
  errors: { wrong_code: 422 },
  access: { kind: 'session' },
  stepUp: 'with-factor',
  example: { body: { factorID: 1, code: '123456' } },
});

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/multifactor/passkey',
  summary: 'Begin to enrol a passkey: what the browser is asked to create',
  body: z.object({ password }),
  output: z.object({ challengeToken: z.string(), options: webAuthnMessage }),
  errors: { wrong_password: 403 },
  access: { kind: 'session' },
  stepUp: 'with-factor',
  example: { body: { password: 'Example#1' } },
});

export const confirmPasskey = endpoint({
  method: 'POST',
  path: '/api/multifactor/passkey/confirm',
  summary: 'Finish enrolling a passkey with what the browser created',
  body: z.object({ challengeToken: text(100), name: factorName, response: webAuthnMessage }),
  output: z.object({ recoveryCodes }),
  errors: { challenge_expired: 409, wrong_passkey: 422 },
  access: { kind: 'session' },
  stepUp: 'with-factor',
  example: { body: { challengeToken: 'token', name: 'Laptop', response: {} } },
});

export const removeFactor = endpoint({
  method: 'POST',
  path: '/api/multifactor/factors/:factorID/remove',
  summary: 'Remove a second factor; the last one takes the recovery codes with it',
  params: z.object({ factorID: idText }),
  body: z.object({ password }),
  output: done,
  errors: { wrong_password: 403, factor_required: 409 },
  access: { kind: 'session' },
  stepUp: 'with-factor',
  example: { params: { factorID: '1' }, body: { password: 'Example#1' } },
});

export const forgetTrustedBrowser = endpoint({
  method: 'DELETE',
  path: '/api/multifactor/trusted-browsers/:trustID',
  summary: 'Ask for the second factor in this browser again',
  params: z.object({ trustID: idText }),
  output: done,
  errors: {},
  access: { kind: 'session' },
  example: { params: { trustID: '1' } },
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/multifactor/recovery-codes',
  summary: 'New recovery codes; the old ones are dead',
  body: z.object({ password }),
  output: z.object({ recoveryCodes }),
  errors: { wrong_password: 403, no_factor: 409 },
  access: { kind: 'session' },
  stepUp: 'with-factor',
  example: { body: { password: 'Example#1' } },
});

/** What the signed-in can prove themselves with; a password where the account has no second factor. */
const proofWay = z.enum(['authenticator', 'recovery-code', 'passkey', 'password']);

export const startProof = endpoint({
  method: 'POST',
  path: '/api/multifactor/proof',
  summary: 'What the caller can prove with who they are, and what the browser is asked to sign',
  output: z.object({
    /** Empty where only a new sign-in proves it. */
    ways: z.array(proofWay),
    passkey: z.nullable(z.object({ challengeToken: z.string(), options: webAuthnMessage })),
  }),
  errors: {},
  access: { kind: 'session' },
  example: {},
});

export const giveProof = endpoint({
  method: 'POST',
  path: '/api/multifactor/proof/give',
  summary:
    'Prove who is there; for some minutes this session may then call what asks for a step-up',
  body: z.discriminatedUnion('way', [
    z.object({ way: z.literal('authenticator'), secret: code }),
    z.object({ way: z.literal('recovery-code'), secret: code }),
    z.object({ way: z.literal('password'), secret: password }),
    z.object({ way: z.literal('passkey'), challengeToken: text(100), response: webAuthnMessage }),
  ]),
  output: done,
  errors: {
    wrong_proof: 422,
    wrong_passkey: 422,
    challenge_expired: 409,
    /** The account has something better, or has not this. */
    way_not_open: 409,
  },
  access: { kind: 'session' },
  example: { body: { way: 'password', secret: 'Example#1' } },
});

export const verifyFactor = endpoint({
  method: 'POST',
  path: '/api/multifactor/sign-in',
  summary: 'Finish a sign-in with a code of an authenticator app, or a recovery code',
  body: z.object({
    multifactorToken,
    method: z.enum(['authenticator', 'recovery-code']),
    code,
    trustsBrowser,
  }),
  inMaintenance: true,
  output: loginData,
  errors: { wrong_code: 422, sign_in_expired: 401 },
  access: { kind: 'anyone' },
  example: { body: { multifactorToken: 'token', method: 'authenticator', code: '123456' } },
});

export const askForPasskey = endpoint({
  method: 'POST',
  path: '/api/multifactor/sign-in/passkey',
  summary: 'What the browser is asked to sign for a sign-in with a passkey',
  body: z.object({ multifactorToken }),
  inMaintenance: true,
  output: z.object({ challengeToken: z.string(), options: webAuthnMessage }),
  errors: { sign_in_expired: 401, no_factor: 409 },
  access: { kind: 'anyone' },
  example: { body: { multifactorToken: 'token' } },
});

export const verifyPasskey = endpoint({
  method: 'POST',
  path: '/api/multifactor/sign-in/passkey/verify',
  summary: 'Finish a sign-in with a passkey',
  body: z.object({
    multifactorToken,
    challengeToken: text(100),
    response: webAuthnMessage,
    trustsBrowser,
  }),
  inMaintenance: true,
  output: loginData,
  errors: { sign_in_expired: 401, challenge_expired: 409, wrong_passkey: 422 },
  access: { kind: 'anyone' },
  example: { body: { multifactorToken: 'token', challengeToken: 'token', response: {} } },
});

/** For who must have a factor, has none and used the grace: the password was right, the session waits for this. */
export const startEnrolment = endpoint({
  method: 'POST',
  path: '/api/multifactor/enrolment',
  summary: 'Begin to enrol an authenticator app in the middle of a sign-in',
  body: z.object({ multifactorToken }),
  inMaintenance: true,
  output: authenticatorSetup,
  errors: { sign_in_expired: 401, already_enrolled: 409 },
  access: { kind: 'anyone' },
  example: { body: { multifactorToken: 'token' } },
});

export const confirmEnrolment = endpoint({
  method: 'POST',
  path: '/api/multifactor/enrolment/confirm',
  summary: 'Finish enrolling in the middle of a sign-in, and the sign-in with it',
  body: z.object({ multifactorToken, factorID: id, code }),
  inMaintenance: true,
  output: z.object({ login: loginData, recoveryCodes }),
  errors: { wrong_code: 422, sign_in_expired: 401, already_enrolled: 409 },
  access: { kind: 'anyone' },
  example: { body: { multifactorToken: 'token', factorID: 1, code: '123456' } },
});

export const startPasskeyEnrolment = endpoint({
  method: 'POST',
  path: '/api/multifactor/enrolment/passkey',
  summary: 'Begin to enrol a passkey in the middle of a sign-in',
  body: z.object({ multifactorToken }),
  inMaintenance: true,
  output: z.object({ challengeToken: z.string(), options: webAuthnMessage }),
  errors: { sign_in_expired: 401, already_enrolled: 409 },
  access: { kind: 'anyone' },
  example: { body: { multifactorToken: 'token' } },
});

export const confirmPasskeyEnrolment = endpoint({
  method: 'POST',
  path: '/api/multifactor/enrolment/passkey/confirm',
  summary: 'Finish enrolling a passkey in the middle of a sign-in, and the sign-in with it',
  body: z.object({ multifactorToken, challengeToken: text(100), response: webAuthnMessage }),
  inMaintenance: true,
  output: z.object({ login: loginData, recoveryCodes }),
  errors: {
    sign_in_expired: 401,
    already_enrolled: 409,
    challenge_expired: 409,
    wrong_passkey: 422,
  },
  access: { kind: 'anyone' },
  example: { body: { multifactorToken: 'token', challengeToken: 'token', response: {} } },
});
