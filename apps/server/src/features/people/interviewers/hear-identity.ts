import { refuse } from '../../../platform/http/failure.ts';
import type { SignedEvent } from '../../../platform/http/handlers.ts';
import { ProviderRefuses, ProviderSilent } from '../../operations/billing/index.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { findSession, wasHeard } from './identity-session-store.ts';
import { asPlatform, isKnown, settle, type SettleParts } from './settle-identity.ts';

type Parts = SettleParts & { readonly identity: IdentityProvider | null };
type Told = { readonly event: SignedEvent; readonly now: Date };

/**
 * Whatever was told of a check, what is true now is asked: so order and number of what is told change nothing. What is
 * about nothing of ours, or about what is over, is heard and forgotten.
 */
export const createIdentityHearing =
  (parts: Parts) =>
  async ({ event, now }: Told): Promise<void> => {
    const { identity } = parts;
    const sessionId = event.about;
    if (identity === null || sessionId === null) return;
    const session = await asPlatform(parts, async (tx) =>
      (await wasHeard(tx, event.id)) ? undefined : await findSession(tx, sessionId),
    );
    if (session === undefined || !isKnown(session) || session.redactedAt !== null) return;
    try {
      await settle({ ...parts, identity }, session, { now, event: event.id });
    } catch (error) {
      // Stripe tells it again then.
      if (error instanceof ProviderSilent) throw refuse('identity_silent');
      if (!(error instanceof ProviderRefuses)) throw error;
    }
  };
