import type { Catalogues } from '../../lib/language.ts';

/** A file each: who reads English loads none. */
export const catalogues: Catalogues = {
  de: async () => (await import('./de.ts')).words,
  fr: async () => (await import('./fr.ts')).words,
  es: async () => (await import('./es.ts')).words,
  pt: async () => (await import('./pt.ts')).words,
  nb: async () => (await import('./nb.ts')).words,
};
