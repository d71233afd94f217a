import { inLanguages } from '../lib/language.ts';

const english = {
  label: 'Language',
  failed: 'That language could not be loaded. Please check your connection and choose it again.',
};
export type LanguageChoiceWords = typeof english;

export const languageChoiceWords = inLanguages('language-choice', english);
