import * as z from 'zod/mini';
import type { ApiError } from '../../../lib/api-error.ts';

const told = z.object({ nearest: z.array(z.iso.datetime()) });

/** The nearest free times that come with `slot_taken`; none with anything else. */
export function nearestOf(error: ApiError<unknown> | null): number[] {
  const read = z.safeParse(told, error?.data);
  return read.success ? read.data.nearest.map((at) => Date.parse(at)) : [];
}
