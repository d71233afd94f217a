export { createTermsHandlers } from './terms-handlers.ts';
export { findTerms, readCurrentTerms } from './terms-store.ts';
export type { RoomTermsType } from './terms-shape.ts';
export { hashOf, termsIn } from './translated-terms.ts';
