import { lengthText } from '../../../ui/duration-rules.ts';
import { inLanguages } from '../../../lib/language.ts';

/** The server's causes. */
export const causeWords = inLanguages('gap-causes', {
  'not-started': 'before the recording began',
  interrupted: 'while the recording was interrupted',
  'recorder-stopped': 'because the browser stopped recording, and began again',
  'recorder-error': 'because recording failed in the browser, and began again',
  stalled: 'because the browser delivered neither picture nor sound',
  'ended-early': 'after the recording ended',
  unreadable: 'because a part of the recording cannot be read',
});

export const gapWords = inLanguages('gaps', {
  missing: (seconds: number, cause: string) => `${lengthText(seconds)} missing ${cause}`,
});
