export { logoKeyOf } from './logo-path-rules.ts';
export { brandOf, coloursOf, mailBrand, mailBrandOf } from './shown-brand.ts';
