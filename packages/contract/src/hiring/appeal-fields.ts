import * as z from 'zod/mini';
import { instant } from '../fields.ts';
import { appealStates } from './appeal-rules.ts';

/** Of an application as its candidate reads it, in one line. */
export const ownAppeal = z.object({
  /** `possible`: none is there, and there is time for one. */
  state: z.enum(['possible', ...appealStates]),
  /** Until when it is possible, or an answer is promised; null once it ended. */
  until: z.nullable(instant),
});
