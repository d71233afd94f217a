import type { Everywhere } from './english.ts';

export const everywhere: Everywhere = {
  'language-choice': {
    label: 'Idioma',
    failed: 'No se ha podido cargar este idioma. Compruebe su conexión y vuelva a elegirlo.',
  },
};
