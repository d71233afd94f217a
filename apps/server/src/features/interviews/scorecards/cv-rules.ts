import type { LiveState } from '@candor/contract/interviews/appointment-rules';

/** For so long after the interview its people still write about it. */
const CV_DAYS = 14;
const DAY_MS = 86_400_000;

/** Whether whoever sits in the interview reads a CV that their kit shares: not of one that is off, or long over. */
export const isCvOpen = (
  { state, endsAt }: { readonly state: LiveState; readonly endsAt: Date | null },
  now: Date,
): boolean =>
  state !== 'cancelled' &&
  state !== 'unable' &&
  (endsAt === null || now.getTime() < endsAt.getTime() + CV_DAYS * DAY_MS);
