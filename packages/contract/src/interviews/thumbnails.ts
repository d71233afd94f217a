import * as z from 'zod/mini';
import { amount } from '../fields.ts';

/**
 * Small pictures for a seek bar, in one file of `columns` by `rows`, row by row, `width` by `height` each. Picture n,
 * from 0 to `count` - 1, stands for the time from n times `everyMs` on.
 */
export const thumbnails = z.object({
  url: z.string(),
  everyMs: amount,
  columns: amount,
  rows: amount,
  count: amount,
  width: amount,
  height: amount,
});
