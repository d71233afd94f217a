import type { Everywhere } from './english.ts';

export const everywhere: Everywhere = {
  'language-choice': {
    label: 'Langue',
    failed:
      'Cette langue n’a pas pu être chargée. Veuillez vérifier votre connexion et la choisir de nouveau.',
  },
};
