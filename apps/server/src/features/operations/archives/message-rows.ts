import { text } from '@candor/contract/fields';
import * as z from 'zod/mini';
import { address, instant, long, ref, short } from './row-fields.ts';

/** What a candidate agreed to, in the words they were shown. */
export const consentRow = z.object({
  email: address,
  person: ref,
  purpose: z.enum(['application', 'talent-pool']),
  version: z.int().check(z.positive(), z.maximum(1_000_000)),
  text: long.check(z.minLength(1)),
  givenAt: instant,
  withdrawnAt: z.nullable(instant),
});

/** One that left or came; a thread goes along as its messages, so that it can go on and be brought again. */
export const messageRow = z.object({
  ref,
  thread: ref,
  email: address,
  person: ref,
  /** What it is about; null: no application. */
  job: z.nullable(ref),
  subject: short,
  begunAt: instant,
  direction: z.enum(['out', 'in']),
  body: text(100_000),
  at: instant,
  /** Empty: the candidate, or the text says it. */
  author: short,
});
