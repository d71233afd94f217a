import { inLanguages } from './language.ts';

/** How what is typed is kept meanwhile. */
export const draftWords = inLanguages('draft-notes', {
  waiting: 'Saving…',
  kept: 'Draft saved',
  away: 'Kept on this device; saving again soon',
});
