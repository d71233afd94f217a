import { inLanguages } from '../lib/language.ts';

export const candidateLayoutWords = inLanguages('candidate-layout', {
  label: 'Candidate',
  home: 'Home',
  profile: 'Profile',
});
