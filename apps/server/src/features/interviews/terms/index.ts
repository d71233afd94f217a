export { createTermsHandlers } from './terms-handlers.ts';
export { type CurrentTerms, findTerms, readCurrentTerms } from './terms-store.ts';
export { hashOf, type RoomTermsType, termsIn } from './translated-terms.ts';
