import * as z from 'zod/mini';
import { amount } from '../fields.ts';

/** Stretches of the recording that were played: [from, to) in milliseconds of its own time line. */
export const watchedRanges = z.array(z.tuple([amount, amount])).check(z.maxLength(200));
