import type { PaymentState } from '@candor/contract/operations/billing-rules';
import { pendingStates } from './billing-rules.ts';

type Standing = { readonly state: PaymentState };

/** What was paid; a dispute is not decided yet. */
export const isSettled = ({ state }: Standing): boolean => state === 'paid' || state === 'disputed';

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
