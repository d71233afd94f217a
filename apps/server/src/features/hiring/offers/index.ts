export { createOfferHandlers } from './offer-handlers.ts';
export { offerDues } from './offer-due.ts';
