import type { ProviderName, testCards } from '@candor/contract/operations/billing-rules';
import type { StripeGateway } from '../../../platform/payments/stripe-gateway.ts';

/** What is to be paid; the provider knows it by `intent`, and asks for the money once whatever it is asked. */
export type Intent = {
  readonly companyId: number;
  readonly intent: string;
  readonly gross: number;
};

export type Outcome =
  | { readonly kind: 'paid' }
  | { readonly kind: 'declined'; readonly because: string }
  /** Nothing has happened yet. */
  | { readonly kind: 'waiting' }
  /** Nothing has happened, and nothing can any more. */
  | { readonly kind: 'expired' }
  /** Paid once; the money was given back, or is asked back by a bank. */
  | { readonly kind: 'refunded' | 'disputed' };

/** Nobody knows what happened: the provider did not answer, and may have taken the money. */
export class ProviderSilent extends Error {}
/** The provider does not do it, and nothing has changed. */
export class ProviderRefuses extends Error {}

/** What the payer reads at the provider, and where they come back to. */
export type Shown = {
  readonly currency: string;
  readonly name: string;
  readonly backTo: string;
};

/** Whoever takes the money. What it says is carried out by one guarded move of the payment, however often it says it. */
export type PaymentProvider = {
  readonly name: ProviderName;
  charge(intent: Intent, card: (typeof testCards)[number]): Promise<Outcome>;
  /** What became of an intent; charges nothing. */
  look(intent: Intent): Promise<Outcome>;
  refund(intent: Intent, now: Date): Promise<void>;
  /** Of one with pages of its own, where cards are typed: the address of this payment's; null: nothing is to be paid. */
  readonly checkOut?: (intent: Intent, shown: Shown, now: Date) => Promise<string | null>;
  /** Nobody can pay there any more; what was paid is. */
  readonly withdraw?: (intent: Intent) => Promise<void>;
};

/** What an installation sells by; null where it sells nothing. */
export type Billing = {
  readonly providers: readonly PaymentProvider[];
  /** ISO 4217. */
  readonly currency: string;
  /** Whose word is heard; null: nobody's. */
  readonly stripe: StripeGateway | null;
};
