import { everywhere } from '../everywhere/fr.ts';
import type { Words } from './index.ts';

export const words: Words = {
  ...everywhere,
  chrome: { home: 'Candor, accueil', colours: { light: 'Utiliser les couleurs claires', dark: 'Utiliser les couleurs sombres' } },
  'page-state': {
    loading: (what) => `Chargement : ${what}…`,
    failed: (what) => `Chargement impossible : ${what}`,
    again: 'Réessayer',
  },
};
