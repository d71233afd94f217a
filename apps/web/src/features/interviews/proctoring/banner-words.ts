const pasting = 'Warning! Pasting content is not allowed.';

/** [BF-4] The room's banner for what the specification has words for (001 §8); the monitor's warning says all others. */
export const bannerWords: ReadonlyMap<string, string> = new Map([
  [
    'NO_FACE',
    'Warning! Your face is not visible. Please ensure your face is clearly visible in the camera.',
  ],
  [
    'MULTIPLE_FACES',
    'Warning! Multiple faces detected. Please ensure only you are visible in the camera.',
  ],
  ['TAB_SWITCHING', 'Warning! Tab switched or browser minimized'],
  ['PASTE_ATTEMPT', pasting],
  ['PASTE_BY_MENU', pasting],
]);
