import type { Brand } from '@candor/contract/people/brand';
import { useWornBrand } from './company-brand.ts';
import { logoText } from './brand-words.ts';
import { Logo } from './logo.tsx';
import './mark.css';

/** Whose page this is: the company's picture and name, or the product's; nothing until that is known. */
export function Mark() {
  const brand = useWornBrand();
  if (brand === undefined) return <span className="mark" />;
  return brand === null ? <Logo /> : <CompanyMark brand={brand} />;
}

export const CompanyMark = ({ brand: { name, logo } }: { readonly brand: Brand }) => (
  <span className="mark">
    {logo !== null && <img className="mark__logo" src={logo} alt={logoText(name)} />}
    <span className="mark__name">{name}</span>
  </span>
);
