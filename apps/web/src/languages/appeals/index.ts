import type { ownWords } from '../../features/hiring/appeals/own-appeal-words.ts';
import type { Catalogues } from '../../lib/language.ts';

/** A candidate's appeal. */
export type Words = { readonly 'own-appeal': typeof ownWords };

export const catalogues: Catalogues = {
  de: async () => (await import('./de.ts')).words,
  fr: async () => (await import('./fr.ts')).words,
  es: async () => (await import('./es.ts')).words,
  pt: async () => (await import('./pt.ts')).words,
  nb: async () => (await import('./nb.ts')).words,
};
