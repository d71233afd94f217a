export { findCompanyName } from './company-name-store.ts';
export { logoKeyOf } from './logo-path-rules.ts';
export { brandOf, coloursOf, mailBrand, mailBrandOf } from './shown-brand.ts';
