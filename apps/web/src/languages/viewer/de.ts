import type { Words } from './index.ts';

export const words: Words = {
  chrome: { home: 'Candor, Startseite', colours: { light: 'Helle Farben verwenden', dark: 'Dunkle Farben verwenden' } },
  'page-state': {
    loading: (what) => `Wird geladen: ${what} …`,
    failed: (what) => `Nicht geladen: ${what}`,
    again: 'Noch einmal versuchen',
  },
};
