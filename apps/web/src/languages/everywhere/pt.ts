import type { Everywhere } from './english.ts';

export const everywhere: Everywhere = {
  'language-choice': {
    label: 'Idioma',
    failed: 'Não foi possível carregar este idioma. Verifique a sua ligação e volte a escolhê-lo.',
  },
};
