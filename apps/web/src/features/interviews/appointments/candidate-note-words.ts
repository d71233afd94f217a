import { inLanguages } from '../../../lib/language.ts';

export const noteWords = inLanguages('live-note', {
  title: 'Note to the company',
  hint: 'They read it beside the interview. What you send here takes the place of what you sent before.',
  send: 'Send the note',
  sent: 'The note is with the company.',
});
