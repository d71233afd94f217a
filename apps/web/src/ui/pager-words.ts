import { inLanguages } from '../lib/language.ts';

export const pagerWords = inLanguages('pager', {
  pages: 'Pages',
  span: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  previous: 'Previous',
  next: 'Next',
});
