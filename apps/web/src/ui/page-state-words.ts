import { inLanguages } from '../lib/language.ts';

export const pageStateWords = inLanguages('page-state', {
  loading: (what: string) => `Loading ${what}…`,
  failed: (what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`,
  again: 'Try again',
});
