import type { contract } from '@candor/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { type MarketParts, marketHandlers } from './market-handlers.ts';
import { filmHandlers } from './film-handlers.ts';
import { type OfferParts, offerHandlers } from './offer-handlers.ts';

export { refreshCard } from './card-store.ts';
export { findInvited } from './find-invited.ts';
export { findRates } from './market-store.ts';
export { findPayouts, forgetPayouts } from './payout-store.ts';
export { openPayoutDetails, type PayoutDetails } from './payout-details.ts';
export { saveOffer } from './offer-store.ts';

export function createMarketplaceHandlers(
  parts: MarketParts & OfferParts,
): HandlersOf<typeof contract.marketplace> {
  return { ...offerHandlers(parts), ...filmHandlers(parts), ...marketHandlers(parts) };
}
