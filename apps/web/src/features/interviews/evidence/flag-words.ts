import { inLanguages } from '../../../lib/language.ts';

/** What the room itself notes, and what it cannot know. */
export const roomLimits = inLanguages('flag-limits', {
  Screen:
    'The page noticed that fullscreen, its window or the sharing changed. It cannot know who caused it: a message or a call on your computer does the same.',
  Keyboard: 'The page noticed and stopped a key or a menu. It cannot know what you meant.',
  Connection: 'This is about the connection or your devices, and says nothing about you.',
});

export const flagNotes = inLanguages('flag-notes', {
  advisory: 'This signal errs often: it counts for nothing unless a person confirms it.',
});

/** Of the line of time. */
export const laneNames = inLanguages('flag-lanes', {
  Questions: 'Questions',
  Face: 'Face',
  Voice: 'Voice',
  Keyboard: 'Keyboard',
  Screen: 'Screen',
  Health: 'Health',
});
