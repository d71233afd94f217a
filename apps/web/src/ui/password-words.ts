import { inLanguages } from '../lib/language.ts';

export const passwordWords = inLanguages('password-fields', {
  show: 'Show password',
  hide: 'Hide password',
  needs: 'What the password needs',
  /** In the order of the contract's. */
  lines: {
    length: 'At least 8 characters',
    cases: 'An uppercase and a lowercase letter',
    number: 'A number',
    signs: 'One of # @ _ $ ! ^ % * ? & - and no other sign',
  },
  done: ': done',
  missing: ': missing',
});
