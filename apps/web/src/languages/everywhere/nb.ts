import type { Everywhere } from './english.ts';

export const everywhere: Everywhere = {
  'language-choice': {
    label: 'Språk',
    failed: 'Språket kunne ikke lastes inn. Kontroller tilkoblingen og velg det på nytt.',
  },
};
