import { inLanguages } from '../lib/language.ts';

/** The list of keys, and those that work on every page. */
export const keyWords = inLanguages('keys', {
  title: 'Keys',
  show: 'Keys',
  close: 'Close',
  hint: 'They work wherever the focus is, except while you type.',
  everywhere: 'Everywhere',
  help: 'Show these keys',
  find: 'Find anything',
});
