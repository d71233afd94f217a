import * as z from 'zod/mini';
import { exampleToken, roomAccess as access } from './attempt-fields.ts';
import { endpoint } from '../endpoint.ts';
import { amount, id, language, linkToken } from '../fields.ts';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What the candidate reads: recording, monitors, sharing and retention as they are set for this interview. */
export const getInterviewTerms = endpoint({
  method: 'POST',
  path: '/api/attempts/terms',
  summary: 'The current terms of a type, with the facts of this interview',
  body: z.object({
    token: linkToken,
    type: z.enum(['Bot', 'FacialTracking']),
    /** Of the page; left out: English. */
    language: z.optional(language),
  }),
  inMaintenance: 'begun',
  output: z.object({
    termsID: id,
    version: amount,
    termsAndConditions: z.string(),
    /** Null: whoever runs the installation wrote it, and nobody said in which. A node of before says nothing: English. */
    language: z.optional(z.nullable(language)),
    /** Of this very text. */
    hash: z.optional(sha256),
  }),
  errors: {},
  access,
  example: { body: { token: exampleToken, type: 'Bot' } },
});

/** Which text was read: in the language that was asked for, by its hash. A page of before says nothing: it asked in English. */
export const termsRead = z.object({ language, hash: sha256 });
export type TermsRead = z.infer<typeof termsRead>;
