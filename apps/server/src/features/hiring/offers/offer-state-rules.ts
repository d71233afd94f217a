import type { OfferState } from '@candor/contract/hiring/offer-rules';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What an offer is to its candidate. `closed`: the application is over, or another offer was accepted. */
export type OwnState = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'closed';

type Sent = {
  readonly state: OfferState;
  readonly status: 'active' | 'rejected' | 'withdrawn' | 'hired';
  readonly expiresAt: Date | null;
  readonly isOtherAccepted: boolean;
};

/** Time alone ends an offer, whether or not the work that says so has run. */
export function ownStateOf(
  { state, status, expiresAt, isOtherAccepted }: Sent,
  now: Date,
): OwnState {
  if (state === 'accepted' || state === 'declined' || state === 'expired') return state;
  if (state !== 'sent' || expiresAt === null) return 'withdrawn';
  if (expiresAt <= now) return 'expired';
  const isOver = status === 'rejected' || status === 'withdrawn' || isOtherAccepted;
  return isOver ? 'closed' : 'open';
}

/**
 * When somebody who has not answered is reminded: two days before it ends, or one where it was sent too late for that;
 * null where the first mail is reminder enough.
 */
export function remindAt(sentAt: Date, expiresAt: Date): Date | null {
  for (const before of [2 * DAY, DAY]) {
    const at = new Date(expiresAt.getTime() - before);
    if (at.getTime() - sentAt.getTime() >= DAY) return at;
  }
  return null;
}

type Approval = { readonly accountId: number; readonly decidedAt: Date | null };

/** Whose turn it is: the first who has not decided. */
export const nextOf = <A extends Approval>(approvals: readonly A[]): A | undefined =>
  approvals.find(({ decidedAt }) => decidedAt === null);

/** A copy of an offer that could not be answered any more is open for two weeks. */
export function copiedExpiry(expiresOn: string, today: string): string {
  if (expiresOn > today) return expiresOn;
  const later = new Date(Date.parse(`${today}T00:00:00Z`) + 14 * DAY);
  return later.toISOString().slice(0, 10);
}
