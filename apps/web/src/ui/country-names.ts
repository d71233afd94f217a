import { countryCodes } from '@candor/contract/people/country-rules';

const names = new Intl.DisplayNames('en', { type: 'region' });

export const countryName = (code: string): string => names.of(code) ?? code;

/** By name, for a select. */
export const countries = countryCodes
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
