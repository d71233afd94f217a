import type { ownWords } from '../../features/hiring/offers/offer-words.ts';
import type { Catalogues } from '../../lib/language.ts';

/** An offer, as the candidate reads and answers it; its terms, pay and day stay as they were written. */
export type Words = { readonly 'own-offer': typeof ownWords };

export const catalogues: Catalogues = {
  de: async () => (await import('./de.ts')).words,
  fr: async () => (await import('./fr.ts')).words,
  es: async () => (await import('./es.ts')).words,
  pt: async () => (await import('./pt.ts')).words,
  nb: async () => (await import('./nb.ts')).words,
};
