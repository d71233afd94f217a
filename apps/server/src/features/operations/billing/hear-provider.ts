import type { Database } from '../../../platform/database/database.ts';
import { StripeRefused, StripeSilent } from '../../../platform/payments/stripe-gateway.ts';
import { ProviderRefuses, ProviderSilent } from './payment-provider.ts';
import { noteAnswered, noteFailing } from './provider-health-store.ts';

/** What Stripe said, in the words of whoever asks any provider; whether it answered is remembered. */
export async function hearProvider<T>(db: Database, answer: Promise<T>): Promise<T> {
  try {
    const heard = await answer;
    await noteAnswered(db);
    return heard;
  } catch (error) {
    if (error instanceof StripeSilent) {
      await noteFailing(db, error.message);
      throw new ProviderSilent(error.message, { cause: error });
    }
    if (!(error instanceof StripeRefused)) throw error;
    await noteAnswered(db);
    throw new ProviderRefuses(error.message, { cause: error });
  }
}
