import type { Catalogues } from '../../lib/language.ts';
import type { chromeWords } from '../../shell/chrome-words.ts';
import type { pageStateWords } from '../../ui/page-state-words.ts';
import type { Everywhere } from '../everywhere/english.ts';

/** Around every page that somebody opens by a mailed link. */
export type Words = Everywhere & {
  readonly chrome: typeof chromeWords;
  readonly 'page-state': typeof pageStateWords;
};

export const catalogues: Catalogues = {
  de: async () => (await import('./de.ts')).words,
  fr: async () => (await import('./fr.ts')).words,
  es: async () => (await import('./es.ts')).words,
  pt: async () => (await import('./pt.ts')).words,
  nb: async () => (await import('./nb.ts')).words,
};
