import { everywhere } from '../everywhere/de.ts';
import type { Words } from './index.ts';

export const words: Words = {
  ...everywhere,
  chrome: { home: 'Candor, Startseite', colours: { light: 'Helle Farben verwenden', dark: 'Dunkle Farben verwenden' } },
  'page-state': {
    loading: (what) => `Wird geladen: ${what} …`,
    failed: (what) => `Nicht geladen: ${what}`,
    again: 'Noch einmal versuchen',
  },
};
