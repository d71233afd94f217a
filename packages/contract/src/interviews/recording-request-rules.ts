import { demandsOf } from '../hiring/jurisdiction-rules.ts';

const DAY = 86_400_000;

export type RecordingRequest = { readonly askedAt: Date; readonly deleteBy: Date };

/**
 * By the law that the job follows now or by the one whose notice stood in the terms, whichever is sooner: a law that was
 * taken off breaks no promise. Null: none of them names a time, and the recording is not asked for by itself.
 */
export function requestAt(
  laws: readonly (string | null)[],
  askedAt: Date,
): RecordingRequest | null {
  const days = laws.flatMap((law) => demandsOf(law).recordingWithinDays ?? []);
  if (days.length === 0) return null;
  return { askedAt, deleteBy: new Date(askedAt.getTime() + Math.min(...days) * DAY) };
}
