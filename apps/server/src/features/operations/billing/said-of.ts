import { waitsSince } from './billing-rules.ts';
import type { SomePayment } from './payment-anywhere.ts';
import type { Billing, Outcome } from './payment-provider.ts';
import { findProvider, intentOf } from './settle-payment.ts';

/**
 * What the provider says of it; where it says nothing for too long, that waiting is over. One that is none of this
 * installation any more says nothing.
 */
export async function saidOf(billing: Billing, payment: SomePayment, now: Date): Promise<Outcome> {
  const provider = findProvider(billing, payment);
  const of = intentOf(payment);
  const isLate = payment.createdAt < waitsSince(payment.provider, now);
  // Nobody shall pay for what is given up here.
  if (isLate) await provider?.withdraw?.(of);
  const outcome = (await provider?.look(of)) ?? ({ kind: 'waiting' } as const);
  const isUnpaid = outcome.kind === 'waiting' || outcome.kind === 'declined';
  return isLate && isUnpaid ? { kind: 'expired' } : outcome;
}
