import { inLanguages } from '../../../lib/language.ts';

export const linkWords = inLanguages('live-link', {
  page: 'Interview',
  back: 'Back',
  what: 'your interview',
  failed: 'The interview cannot be shown',
  again: 'Try again',
  noToken: 'The link is not complete. Please open it from the mail again.',
  expired:
    'The newest mail about this interview has a link that works. Without one, ask whoever invited you.',
});
