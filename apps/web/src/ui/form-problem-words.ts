import { inLanguages } from '../lib/language.ts';

export const formProblemWords = inLanguages('form-problems', {
  one: 'One thing is missing:',
  some: 'Some things are missing:',
});
