import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant, text } from '../fields.ts';
import { KEY_DAYS_MOST, keyScopes } from './key-rules.ts';

/** Whoever makes a key may do all that it can be allowed: admins only. */
const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: 'admin',
} as const;

const scope = z.enum(keyScopes);
const scopes = z
  .array(scope)
  .check(z.minLength(1, 'Please choose what the key may do.'), z.maxLength(keyScopes.length));

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api/keys',
  summary: "The company's keys, newest first; never the keys themselves",
  output: z.object({
    keys: z.array(
      z.object({
        keyID: id,
        name: z.string(),
        /** How the key begins. */
        prefix: z.string(),
        scopes: z.array(scope),
        state: z.enum(['active', 'expired', 'revoked']),
        createdByName: z.string(),
        createdAt: instant,
        expiresAt: z.nullable(instant),
        /** To the minute. */
        lastUsedAt: z.nullable(instant),
        revokedAt: z.nullable(instant),
      }),
    ),
  }),
  errors: {},
  access,
  example: {},
});

export const createApiKey = endpoint({
  method: 'POST',
  path: '/api/keys',
  summary: 'Make a key; this reply is the only one that shows it',
  body: z.object({
    name: text(80).check(z.refine((value) => value.trim() !== '', 'Please enter a name.')),
    scopes,
    /** Null: until it is revoked. */
    expiresInDays: z.nullable(z.int().check(z.minimum(1), z.maximum(KEY_DAYS_MOST))),
  }),
  output: z.object({ keyID: id, key: z.string() }),
  errors: { too_many_keys: 422 },
  access,
  stepUp: true,
  example: { body: { name: 'Payroll', scopes: ['read:applications'], expiresInDays: 90 } },
});

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/api/keys/:keyID',
  summary: 'Revoke a key; its next request is refused',
  params: z.object({ keyID: idText }),
  output: done,
  errors: {},
  access,
  example: { params: { keyID: '1' } },
});

/** Made from the contract itself, so that it cannot tell what is not so. */
export const listKeyEndpoints = endpoint({
  method: 'GET',
  path: '/api/keys/endpoints',
  summary: 'What can be called with a key, with examples',
  output: z.object({
    requestsPerMinute: amount,
    endpoints: z.array(
      z.object({
        name: z.string(),
        scope,
        method: z.string(),
        path: z.string(),
        summary: z.string(),
        /** A request that works, but for the key and the numbers in it. */
        request: z.string(),
        /** What comes back as `data`, with kinds in place of values. */
        reply: z.string(),
        errors: z.array(z.object({ code: z.string(), status: amount })),
      }),
    ),
  }),
  errors: {},
  access,
  example: {},
});
