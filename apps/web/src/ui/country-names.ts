import { countryCodes } from '@candor/contract/people/country-rules';
import { inReaderLocale } from './reader-locale.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

export const countryName = (code: string): string => names.of(code) ?? code;

const readNames = inReaderLocale((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** On a page that candidates read. */
export const readCountryName = (code: string): string => readNames().of(code) ?? code;

/** By name, on a page that candidates read. */
export const readCountries = inReaderLocale((language) => {
  const own = new Intl.DisplayNames(language, { type: 'region' });
  return countryCodes
    .map((value) => ({ value, label: own.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
});

/** By name, for a select. */
export const countries = countryCodes
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
