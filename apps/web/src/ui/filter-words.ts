import { inLanguages } from '../lib/language.ts';

/** What opens the choices on a phone; how many of them narrow what is shown. */
export const filtersText = (narrowing: number): string =>
  narrowing === 0 ? 'Filters' : `Filters (${narrowing})`;

export const searchWords = inLanguages('search', { label: 'Search' });
