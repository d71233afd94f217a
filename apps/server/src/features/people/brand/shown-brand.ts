import type { Brand } from '@candor/contract/people/brand';
import { shadesOf } from '@candor/contract/people/brand-rules';
import type { Tx } from '../../../platform/database/database.ts';
import type { BrandOf } from '../../../platform/mail/post-office.ts';
import { findBrand } from './brand-store.ts';
import { logoPathOf } from './logo-path-rules.ts';

/** A company's face for a page that a candidate sees. */
export async function brandOf(tx: Tx, companyId: number): Promise<Brand> {
  const found = await findBrand(tx, companyId);
  const { name = '', colour = null, logoKey = null } = found ?? {};
  return {
    name,
    colours: colour === null ? null : coloursOf(colour),
    logo: logoKey === null ? null : logoPathOf(logoKey),
  };
}

/** Both schemes in one value each, as the stylesheets have their own. */
export function coloursOf(colour: string): NonNullable<Brand['colours']> {
  const { light, dark } = shadesOf(colour);
  const both = (shade: keyof typeof light) => `light-dark(${light[shade]}, ${dark[shade]})`;
  return {
    accent: both('accent'),
    accentHover: both('accentHover'),
    accentText: both('accentText'),
    accentSoft: both('accentSoft'),
  };
}

/** The same for the mails about a candidate, where a picture needs a whole address. */
export const mailBrandOf =
  ({ baseUrl }: { readonly baseUrl: string }): BrandOf =>
  async (tx, companyId) => {
    const found = await findBrand(tx, companyId);
    if (found === undefined) return null;
    const { name, colour, logoKey, ...rest } = found;
    const path = logoKey === null ? null : logoPathOf(logoKey);
    const logo = path === null ? null : new URL(path, baseUrl).href;
    return mailBrand({ name, colour, logo, ...rest });
  };

/** Mails are drawn light: most programs that darken them do so by themselves. */
export function mailBrand({
  name,
  colour,
  logo,
  website,
  city,
  country,
}: {
  readonly name: string;
  readonly colour: string | null;
  readonly logo: string | null;
  readonly website: string | null;
  readonly city: string | null;
  readonly country: string | null;
}) {
  const land = country === null ? '' : (countries.of(country) ?? '');
  const address = [city ?? '', land, website ?? ''].filter((part) => part !== '').join(', ');
  const { accent, accentText } = shadesOf(colour ?? PINE).light;
  return { name, logo, address, accent, accentText };
}

const countries = new Intl.DisplayNames('en', { type: 'region' });
/** As in the stylesheets. */
const PINE = '#0f6b55';
