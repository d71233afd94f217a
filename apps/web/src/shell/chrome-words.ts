import { inLanguages } from '../lib/language.ts';

export const chromeWords = inLanguages('chrome', {
  home: 'Candor, home',
  dashboard: 'Candor, dashboard',
  skip: 'Skip to content',
  colours: { light: 'Use light colours', dark: 'Use dark colours' },
});
