export { createOfferHandlers } from './offer-handlers.ts';
export { endOfferDues, offerDues } from './offer-due.ts';
export { insertTemplate as insertOfferTemplate } from './offer-template-store.ts';
export { sendOffer } from './offer-deeds.ts';
export { beginOffer } from './offer-writing.ts';
