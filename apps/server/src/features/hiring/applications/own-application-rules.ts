import type { OwnApplicationState } from '@candor/contract/hiring/application-rules';

export type OwnStanding = {
  readonly status: string;
  readonly statusChangedAt: Date | null;
  /** A letter about it that has not left yet. */
  readonly hasWaitingMail: boolean;
};

/** A refusal is the company's to tell: until its letter has left, and may still be taken back, nothing shows. */
export function ownState({ status, hasWaitingMail }: OwnStanding): OwnApplicationState {
  if (status === 'withdrawn' || status === 'hired') return status;
  return status === 'rejected' && !hasWaitingMail ? 'closed' : 'active';
}
