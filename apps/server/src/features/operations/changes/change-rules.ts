import type { ChangeKind } from '@candor/contract/operations/change-rules';

export type Change = {
  readonly id: number;
  /** `rights`: told to nobody; who listens may hear of more or less than before. */
  readonly kind: ChangeKind | 'rights';
  readonly ownerId: number | null;
  readonly accountId: number | null;
  readonly jobId: number | null;
  readonly subjectId: number | null;
};

export type Hearer = {
  readonly accountId: number;
  readonly companyId: number | null;
  /** The jobs that the member is limited to; null or left out: all. */
  readonly jobIds?: readonly number[] | null;
};

/** Whether a change is of this person, their company and their jobs; their rights are asked beside it. */
export function concerns(change: Change, hearer: Hearer): boolean {
  if (change.accountId !== null) return change.accountId === hearer.accountId;
  if (change.ownerId === null) return true;
  if (change.ownerId !== hearer.companyId) return false;
  const { jobIds = null } = hearer;
  return change.jobId === null || jobIds === null || jobIds.includes(change.jobId);
}

/** Changes are kept for an hour: a computer that slept longer reads everything again. */
export const KEPT_MS = 60 * 60_000;

/** More of them that may concern somebody are not told one by one. */
export const MOST_MISSED = 500;

/** Streams of one account on one node; with one more the oldest ends. A browser has one, however many tabs. */
export const MOST_STREAMS = 20;

/** Time alone ends a session too. Spread over half as much again, so that many streams are not reviewed at once. */
export const REVIEW_MS = 5 * 60_000;

/** A database that does not answer is asked again so often; then whoever listens comes again and is told what came between. */
export const MOST_FAILURES = 6;
export const retries = { firstPauseMs: 250, longestPauseMs: 4_000 };
