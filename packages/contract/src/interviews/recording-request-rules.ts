import { demandsOf } from '../hiring/jurisdiction-rules.ts';

const DAY = 86_400_000;

export type RecordingRequest = { readonly askedAt: Date; readonly deleteBy: Date };

/** Null: the law of this job names no time for the recording alone, and it is not asked for by itself. */
export function requestAt(jurisdiction: string | null, askedAt: Date): RecordingRequest | null {
  const { recordingWithinDays: days } = demandsOf(jurisdiction);
  return days === null ? null : { askedAt, deleteBy: new Date(askedAt.getTime() + days * DAY) };
}

/** A hold puts it off until the last night before the day; nothing puts it off longer. */
export const mustGo = (
  { deleteBy, isHeld }: Pick<RecordingRequest, 'deleteBy'> & { readonly isHeld: boolean },
  now: Date,
): boolean => !isHeld || now.getTime() >= deleteBy.getTime() - DAY;
