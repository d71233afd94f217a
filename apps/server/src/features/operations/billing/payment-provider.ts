import type { ProviderName, testCards } from '@candor/contract/operations/billing-rules';

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
  | { readonly kind: 'waiting' };

/** Nobody knows what happened: the provider did not answer, and may have taken the money. */
export class ProviderSilent extends Error {}

/** Whoever takes the money. What it says is carried out by one guarded move of the payment, however often it says it. */
export type PaymentProvider = {
  readonly name: ProviderName;
  charge(intent: Intent, card: (typeof testCards)[number]): Promise<Outcome>;
  /** What became of an intent; charges nothing. */
  look(intent: Intent): Promise<Outcome>;
  refund(intent: Intent, now: Date): Promise<void>;
};

/** What an installation sells by; null where it sells nothing. */
export type Billing = {
  readonly providers: readonly PaymentProvider[];
  /** ISO 4217. */
  readonly currency: string;
};
