import type { PaymentState } from '@candor/contract/operations/billing-rules';

/**
 * From where a payment may get where. The truth of money may come late and in any order: what a provider was paid after
 * all is paid, also where it had been given up here; and nothing leads back from a refund.
 */
const waysTo: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  open: [],
  waiting: [],
  paid: ['open', 'waiting', 'failed', 'expired', 'cancelled', 'disputed'],
  failed: ['open'],
  expired: ['open', 'waiting', 'failed'],
  cancelled: ['open', 'waiting', 'failed'],
  disputed: ['paid'],
  refunded: ['paid', 'disputed'],
};

export const statesBefore = (to: PaymentState): readonly PaymentState[] => waysTo[to];

/** Of these, a company has at most one for each plan and provider. */
export const pendingStates = ['open', 'waiting', 'failed'] as const satisfies PaymentState[];

/** What was paid; a dispute is not decided yet. */
export const settledStates = ['paid', 'disputed'] as const satisfies PaymentState[];

const payable: readonly PaymentState[] = ['open', 'failed'];
/** By a card, here or on a page of the provider. */
export const isPayable = (state: PaymentState): boolean => payable.includes(state);

const neverPaid: readonly PaymentState[] = ['open', 'waiting', 'failed', 'expired', 'cancelled'];
export const wasNeverPaid = (state: PaymentState): boolean => neverPaid.includes(state);

const DAY = 86_400_000;

/** Days in UTC, both included. */
export type Days = { readonly from?: string | undefined; readonly until?: string | undefined };

/**
 * A price that begins later can be taken back. One that begins sooner may hold, on a node whose clock runs ahead or
 * before the deletion is committed, and somebody would have paid what nobody ever said.
 */
const WITHDRAWN_AHEAD = 60_000;
export const withdrawnAfter = (now: Date): Date => new Date(now.getTime() + WITHDRAWN_AHEAD);

/** From the first of these moments until before the second. */
export const boundsOf = ({ from, until }: Days): { since?: Date; before?: Date } => ({
  ...(from !== undefined && { since: new Date(from) }),
  ...(until !== undefined && { before: new Date(Date.parse(until) + DAY) }),
});

/** Nobody waits for these any more; a provider that was paid for one all the same is believed. */
export const givenUpStates = ['cancelled', 'expired'] as const satisfies PaymentState[];
const ASKED_DAYS = 3;
export const askedSince = (now: Date): Date => new Date(now.getTime() - ASKED_DAYS * DAY);

/** For so long banks ask money back. */
const DISPUTED_DAYS = 130;
export const watchedSince = (now: Date): Date => new Date(now.getTime() - DISPUTED_DAYS * DAY);

/** How long an invoice waits, and how long something begun at a provider does. */
const INVOICE_DAYS = 30;
const OPEN_DAYS = 1;

export const waitsSince = (provider: string, now: Date): Date =>
  new Date(now.getTime() - (provider === 'invoice' ? INVOICE_DAYS : OPEN_DAYS) * DAY);

/** The same day of a later month, or its last day. In UTC. */
export function endOf(period: 'month' | 'year', begins: Date): Date {
  const months = period === 'month' ? 1 : 12;
  const end = new Date(begins);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(begins.getUTCDate(), lastDay));
  return end;
}

/** What its name becomes in addresses. */
export const planIdOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const invoiceNumberOf = (year: number, number: number): string =>
  `${year}-${String(number).padStart(5, '0')}`;

export type Transfer = {
  readonly cause: string;
  readonly currency: string;
  readonly amounts: Readonly<Record<string, number>>;
};

/** Bought from the platform and used at it; both sides are the company's own. Sums to zero. */
export const transferOfCredits = ({
  id,
  reason,
  credits,
  currency,
}: {
  readonly id: number;
  readonly reason: string;
  readonly credits: number;
  readonly currency: string;
}): Transfer => {
  const other = reason === 'used' || reason === 'returned' ? 'credits used' : 'credits bought';
  return { cause: `credit:${id}`, currency, amounts: { credits, [other]: -credits } };
};

/** Fewer than so many more interviews cost. */
const FEW = 5;
export const isLowOn = (balance: number, price: number): boolean => balance < FEW * price;

type Money = {
  readonly id: number;
  readonly currency: string;
  readonly net: number;
  readonly tax: number;
};

/** What came in is owed to nobody but the tax office. Sums to zero. */
export const transferOfPaid = ({ id, currency, net, tax }: Money): Transfer => ({
  cause: `payment:${id}:paid`,
  currency,
  amounts: { received: net + tax, revenue: -net, tax: -tax },
});

export const transferOfRefund = ({ id, currency, net, tax }: Money): Transfer => ({
  cause: `payment:${id}:refunded`,
  currency,
  amounts: { received: -(net + tax), revenue: net, tax },
});
