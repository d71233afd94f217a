export { createTermsHandlers } from './terms-handlers.ts';
export { type CurrentTerms, findTerms, readCurrentTerms } from './terms-store.ts';
