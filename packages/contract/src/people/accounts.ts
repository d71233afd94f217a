import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, id, idText, instant, text } from '../fields.ts';

export const userType = z.enum([
  'SUPER_ADMIN',
  'COMPANY_ADMIN',
  'COMPANY_USER',
  'CANDIDATE',
  'EXTERNAL_INTERVIEWER',
]);

/** One job of a person. Ids and dates are the registration's own business; the shell asks only whether there is one. */
export const employment = z.record(z.string(), z.unknown());
export const education = z.record(z.string(), z.unknown());

/**
 * What the shell decides by (specification 000 §3, §4.1). `userDetail` is null for a candidate until the whole
 * registration is done, because its pages close behind it, and for anybody else until a first step gave a name;
 * `userEmployments` and `educations` fill before. `userProfileID` is 0 until a member of a company has filled the own profile;
 * `companyID` is 0 for people without a company, and for who is about to create one.
 */
const facts = {
  userType: z.array(userType),
  user: z.object({ userID: id }),
  email: z.string(),
  userDetail: z.nullable(
    z.object({ userID: id, firstName: z.string(), lastName: z.string(), email: z.string() }),
  ),
  userEmployments: z.array(employment),
  educations: z.array(education),
  isEmailConfirmed: z.boolean(),
  isTemporaryPassword: z.boolean(),
  isKYC: z.boolean(),
  /** PY-3: nothing is owed for the check of an interviewer’s identity. */
  isPaymentDoneForIDVerification: z.boolean(),
  userProfileID: z.int(),
  companyID: z.int(),
  companyName: z.nullable(z.string()),
  hasCompanyProfile: z.boolean(),
  isPaymentDone: z.boolean(),
  /** Created the company, so is not asked for a profile of their own first. */
  isNewCompanyAdmin: z.boolean(),
  /** Plans are sold here; without it no page speaks of money. */
  hasBilling: z.boolean(),
};

/** The specification's stored login data (section 3); the rotating secret is a cookie, never in here. */
export const loginData = z.object({ token: z.string(), refreshToken: z.string(), ...facts });

/** The password was right and a second factor is asked for; the token is spent by the multifactor endpoints. */
export const multifactorAsked = z.object({
  multifactorToken: z.string(),
  methods: z.array(z.enum(['authenticator', 'recovery-code', 'passkey'])),
  /** Nothing is enrolled yet, and the grace is used up: enrol first. */
  mustEnrol: z.boolean(),
  /** Whether this browser may stand for the factor for the next thirty days. */
  mayTrust: z.boolean(),
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/accounts/sign-in',
  summary: 'Sign in with e-mail and password',
  body: z.object({
    email: text(254),
    password: text(128),
    type: z.enum(['company', 'candidate', 'interviewer', 'superAdmin']),
    /** By the company's door, of somebody whom a company refused: comes to create a company of their own. */
    foundsCompany: z.optional(z.boolean()),
  }),
  inMaintenance: true,
  output: z.union([loginData, multifactorAsked]),
  errors: {
    wrong_credentials: 401,
    wrong_type: 403,
    email_not_confirmed: 403,
    membership_pending: 403,
    membership_refused: 403,
    membership_deactivated: 403,
    company_suspended: 403,
  },
  access: { kind: 'anyone' },
  example: { body: { email: 'admin@example.com', password: 'Example#1', type: 'company' } },
});

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/accounts/devices',
  summary: 'Where this account is signed in',
  output: z.object({
    devices: z.array(
      z.object({
        sessionID: id,
        isCurrent: z.boolean(),
        userType,
        /** As the browser named itself. */
        userAgent: z.nullable(z.string()),
        ip: z.nullable(z.string()),
        signedInAt: instant,
        lastUsedAt: instant,
      }),
    ),
  }),
  errors: {},
  access: { kind: 'session' },
  example: {},
});

export const revokeDevice = endpoint({
  method: 'DELETE',
  path: '/api/accounts/devices/:sessionID',
  summary: 'Sign one device out; no other browser than the caller’s is trusted any more',
  params: z.object({ sessionID: idText }),
  output: done,
  errors: {},
  access: { kind: 'session' },
  example: { params: { sessionID: '1' } },
});

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/accounts/sign-out-everywhere',
  summary: 'End every session of this account, this one too',
  output: done,
  errors: {},
  access: { kind: 'session' },
  example: {},
});

/** Needs the handle and the cookie; a copied localStorage refreshes nothing. */
export const refreshSession = endpoint({
  method: 'POST',
  path: '/api/accounts/refresh',
  summary: 'A new access token for a living session',
  body: z.object({ refreshToken: text(200) }),
  inMaintenance: true,
  output: z.object({ token: z.string() }),
  errors: { session_ended: 401 },
  access: { kind: 'anyone' },
  example: { body: { refreshToken: 'handle' } },
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/accounts/sign-out',
  summary: 'End this session at once',
  inMaintenance: true,
  output: done,
  errors: {},
  access: { kind: 'session' },
  example: {},
});

export const getMe = endpoint({
  method: 'GET',
  path: '/api/accounts/me',
  summary: 'Who is signed in: the session data as it stands now, without its tokens',
  output: z.object(facts),
  errors: {},
  access: { kind: 'session' },
  example: {},
});
