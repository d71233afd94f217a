import type { Database } from '../../../platform/database/database.ts';
import {
  openStripe,
  type StripeGateway,
  type StripeSettings,
} from '../../../platform/payments/stripe-gateway.ts';
import { hearProvider } from '../../operations/billing/index.ts';

/**
 * Who judges whether somebody is who they say, on pages of their own. Where there is none, and for whoever does not want
 * it, a super admin looks at documents: that needs nobody to be asked. It fails with `ProviderSilent` where nobody knows
 * what happened, and with `ProviderRefuses` where nothing did.
 */
export type IdentityProvider = StripeGateway['identity'] & {
  /** What it tells by itself; null where somebody else did. */
  readonly read: StripeGateway['read'];
};

/** To whom identities are shown now, and who may keep some from before; null: nobody. */
export type Identities = {
  readonly identity: IdentityProvider | null;
  readonly identityKept: IdentityProvider | null;
};

/** As the configuration says: without Stripe documents and a person's look alone. */
export function openIdentity(
  {
    IDENTITY_PROVIDER: name,
    stripe: settings,
  }: {
    readonly IDENTITY_PROVIDER: 'review' | 'stripe';
    readonly stripe: StripeSettings | null;
  },
  db: Database,
): Identities {
  if (settings === null) return { identity: null, identityKept: null };
  const { identity, read } = openStripe(settings);
  const stripe: IdentityProvider = {
    open: (page) => hearProvider(db, identity.open(page)),
    look: (sessionId) => hearProvider(db, identity.look(sessionId)),
    redact: (sessionId) => hearProvider(db, identity.redact(sessionId)),
    read,
  };
  return { identity: name === 'stripe' ? stripe : null, identityKept: stripe };
}
