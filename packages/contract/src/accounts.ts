import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done, id, text } from './fields.ts';

export const userType = z.enum([
  'SUPER_ADMIN',
  'COMPANY_ADMIN',
  'COMPANY_USER',
  'CANDIDATE',
  'EXTERNAL_INTERVIEWER',
]);

/** The specification's stored login data (section 3); the rotating secret is a cookie, never in here. */
export const loginData = z.object({
  token: z.string(),
  refreshToken: z.string(),
  userType: z.array(userType),
  userDetail: z.nullable(
    z.object({ userID: id, firstName: z.string(), lastName: z.string(), email: z.string() }),
  ),
  userProfileID: z.int(),
  companyID: z.int(),
  companyName: z.nullable(z.string()),
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/accounts/sign-in',
  summary: 'Sign in with e-mail and password',
  body: z.object({
    email: text(254),
    password: text(128),
    type: z.enum(['company', 'candidate', 'interviewer', 'superAdmin']),
  }),
  output: loginData,
  errors: { wrong_credentials: 401, wrong_type: 403 },
  access: { kind: 'anyone' },
  example: { body: { email: 'admin@example.com', password: 'Example#1', type: 'company' } },
});

/** Needs the handle and the cookie; a copied localStorage refreshes nothing. */
export const refreshSession = endpoint({
  method: 'POST',
  path: '/api/accounts/refresh',
  summary: 'A new access token for a living session',
  body: z.object({ refreshToken: text(200) }),
  output: z.object({ token: z.string() }),
  errors: { session_ended: 401 },
  access: { kind: 'anyone' },
  example: { body: { refreshToken: 'handle' } },
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/accounts/sign-out',
  summary: 'End this session at once',
  output: done,
  errors: {},
  access: { kind: 'session' },
  example: {},
});

export const getMe = endpoint({
  method: 'GET',
  path: '/api/accounts/me',
  summary: 'Who is signed in',
  output: z.object({
    userID: id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    userType: z.array(userType),
    companyID: z.int(),
    companyName: z.nullable(z.string()),
  }),
  errors: {},
  access: { kind: 'session' },
  example: {},
});
