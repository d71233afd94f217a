import { lengthText } from '../../../ui/duration-rules.ts';
import { inLanguages } from '../../../lib/language.ts';

/** What the room saw: read in the report, and by the candidate whom it saw. */
export const seenWords = inLanguages('seen', {
  'fullscreen-left': 'Fullscreen was left',
  'tab-hidden': 'The page was hidden',
  'share-stopped': 'Screen sharing stopped',
  paste: 'Pasting was blocked',
  'blocked-key': 'A key was blocked',
  'context-menu': 'The context menu was blocked',
  'camera-lost': 'The camera gave no picture',
  'microphone-lost': 'The microphone was lost',
  offline: 'Offline',
  'page-left': 'The page was closed or reloaded',
  resumed: 'The interview was opened again',
});

export const seenTexts = inLanguages('seen-texts', {
  pause: (seconds: number) => `Pause of ${lengthText(seconds)}`,
  lasted: (what: string, seconds: number) => `${what} for ${lengthText(seconds)}`,
});
