import type { PaymentState, ProviderName } from '@candor/contract/operations/billing-rules';
import { pendingStates, settledStates } from './billing-rules.ts';

type Standing = { readonly state: PaymentState };

export const isSettled = ({ state }: Standing): boolean =>
  (settledStates as readonly PaymentState[]).includes(state);

export const isPending = ({ state }: Standing): boolean =>
  (pendingStates as readonly PaymentState[]).includes(state);

/** Of all that a person began for one fee, the latest first: what was paid, else the latest. */
export const countingOf = <P extends Standing>(payments: readonly P[]): P | undefined =>
  payments.find(isSettled) ?? payments[0];

/** For as long a provider may be about to take the money that it was asked for. */
const ANSWERS_WITHIN_MS = 2 * 60_000;

/** Beside such a payment no other is begun, and it is not cancelled: nobody knows yet whether it was paid. */
export const mayBeCharged = (
  { state, chargeAskedAt }: Standing & { readonly chargeAskedAt: Date | null },
  now: Date,
): boolean =>
  isPending({ state }) &&
  chargeAskedAt !== null &&
  now.getTime() - chargeAskedAt.getTime() < ANSWERS_WITHIN_MS;

/** After this the nightly look and the job have asked what became of it, and said so. */
const GOES_BACK_WITHIN_MS = 26 * 3_600_000;

type PaidOnce = Standing & { readonly id: number; readonly refundAskedAt: Date | null };

/** Its provider was asked to give it back, and nobody knows yet whether it did. */
const isGoingBack = ({ state, refundAskedAt }: PaidOnce, now: Date): boolean =>
  isSettled({ state }) &&
  refundAskedAt !== null &&
  now.getTime() - refundAskedAt.getTime() < GOES_BACK_WITHIN_MS;

/** Of payments of one person for one fee: another goes back right now, so that this one may be the one that stays. */
export const goesBackBeside = (payments: readonly PaidOnce[], id: number, now: Date): boolean =>
  payments.some((other) => other.id !== id && isGoingBack(other, now));

/** Another one stays, whatever else is going on. */
export const staysBeside = (payments: readonly PaidOnce[], id: number, now: Date): boolean =>
  payments.some((other) => other.id !== id && other.state === 'paid' && !isGoingBack(other, now));

type PaidFee = {
  readonly accountId: number;
  readonly fee: string;
  readonly provider: ProviderName;
  readonly paidAt: Date | null;
};

/**
 * Of payments that came, those that are to be given back because the same person had paid the same fee already. Kept is
 * what came by bank, which nobody here can send back, else what came first.
 */
export function paidTooMuch<P extends PaidFee>(payments: readonly P[]): P[] {
  const rank = ({ provider, paidAt }: P) =>
    provider === 'invoice' ? -1 : (paidAt?.getTime() ?? Number.MAX_SAFE_INTEGER);
  const kept = new Set<string>();
  return payments
    .toSorted((a, b) => rank(a) - rank(b))
    .filter(({ accountId, fee, provider }) => {
      const isFirst = !kept.has(`${accountId} ${fee}`);
      kept.add(`${accountId} ${fee}`);
      return !isFirst && provider !== 'invoice';
    });
}
