import type { PaymentState } from '@candor/contract/operations/billing-rules';

export type PaymentMail =
  | 'invoice'
  | 'reminder'
  | 'last-reminder'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'disputed'
  | 'refunded';

const DAY = 86_400_000;

/** After the day until which an invoice is to be paid. It expires 30 days after it was begun, 9 after that at the earliest. */
const REMINDED_DAYS = 3;
const LAST_REMINDED_DAYS = 8;
/** Whoever tries another card at once needs no mail about the first. */
const FAILED_MS = 30 * 60_000;

type Planned = { readonly kind: PaymentMail; readonly at: Date };

export const mailsOfInvoice = (now: Date, dueAt: Date): Planned[] => [
  { kind: 'invoice', at: now },
  { kind: 'reminder', at: new Date(dueAt.getTime() + REMINDED_DAYS * DAY) },
  { kind: 'last-reminder', at: new Date(dueAt.getTime() + LAST_REMINDED_DAYS * DAY) },
];

/** What a new state is told by; none where whoever pays did it, or nothing is to be done. */
export function mailsOfState(state: PaymentState, now: Date): Planned[] {
  if (state === 'open' || state === 'waiting' || state === 'cancelled') return [];
  if (state === 'failed') return [{ kind: state, at: new Date(now.getTime() + FAILED_MS) }];
  return [{ kind: state, at: now }];
}

const received: readonly PaymentState[] = ['paid', 'disputed', 'refunded'];

/** Whether a mail is still true when its time has come. */
export function isStillSo(kind: PaymentMail, state: PaymentState): boolean {
  if (kind === 'invoice' || kind === 'reminder' || kind === 'last-reminder') {
    return state === 'waiting';
  }
  return kind === 'paid' ? received.includes(state) : kind === state;
}
