import { countryCodes } from '@candor/contract/people/country-rules';

const names = new Intl.DisplayNames('en', { type: 'region' });
const codes = new Set(countryCodes);
const codeOf = new Map(countryCodes.map((code) => [names.of(code)?.toLowerCase() ?? '', code]));
const also = new Map(
  Object.entries({
    ...{ uk: 'GB', usa: 'US', 'u.s.': 'US', 'u.s.a.': 'US', 'united states of america': 'US' },
    ...{ england: 'GB', 'great britain': 'GB', 'czech republic': 'CZ', turkey: 'TR' },
  }),
);

function countryOf(text: string): string | null {
  const plain = text.trim().toLowerCase();
  const upper = plain.toUpperCase();
  return also.get(plain) ?? (codes.has(upper) ? upper : (codeOf.get(plain) ?? null));
}

/**
 * The country of its column, or at the end of a place such as "Bergen, Vestland, Norway". A country that is not
 * understood stays with the place: nothing that was written is lost.
 */
export function placeOf(place: string, country: string): { city: string; country: string | null } {
  if (country !== '') {
    const code = countryOf(country);
    if (code !== null) return { city: place, country: code };
    return { city: [place, country].filter(Boolean).join(', '), country: null };
  }
  const at = place.lastIndexOf(',');
  // Two letters after a comma are a state as often as a country ("Dover, DE"), and so is Georgia.
  const last = at === -1 ? '' : place.slice(at + 1).trim();
  const code = last.length > 2 && !/^georgia$/i.test(last) ? countryOf(last) : null;
  return code === null
    ? { city: place, country: null }
    : { city: place.slice(0, at).trim(), country: code };
}
