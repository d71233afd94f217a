export { createTermsHandlers } from './terms-handlers.ts';
export { type CurrentTerms, findTerms, readCurrentTerms, readHostName } from './terms-store.ts';
