import { everywhere } from '../everywhere/nb.ts';
import type { Words } from './index.ts';

export const words: Words = {
  ...everywhere,
  chrome: { home: 'Candor, forsiden', colours: { light: 'Bruk lyse farger', dark: 'Bruk mørke farger' } },
  'page-state': {
    loading: (what) => `Laster: ${what} …`,
    failed: (what) => `Kunne ikke lastes: ${what}`,
    again: 'Prøv igjen',
  },
};
