import { inLanguages } from '../../lib/language.ts';

export const playerKeysTitle = 'Player, while it has the focus';

export const playerWords = inLanguages('player', {
  player: 'Player',
  broken: 'The recording cannot be played',
  brokenWhy: 'The file did not arrive, or this browser cannot read it.',
  again: 'Try again',
  play: 'Play',
  pause: 'Pause',
  back: 'Back 10 seconds',
  forward: 'Forward 10 seconds',
  captions: 'Captions',
  picture: 'Picture in picture',
  full: 'Full screen',
  leaveFull: 'Leave full screen',
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  volume: 'Volume',
  speed: 'Speed',
  custom: 'Custom',
  customSpeed: 'Custom speed, 0.1 to 5',
  keysTitle: 'Keyboard',
  focus: 'While the player has the focus.',
  seek: 'Seek',
  at: (now: string, whole: string) => `${now} of ${whole}`,
  caps: { space: 'Space', home: 'Home', end: 'End' },
  keys: {
    toggle: 'Play or pause',
    five: '5 seconds back or forward',
    ten: '10 seconds back or forward',
    ends: 'To the start or the end',
    speed: 'Slower or faster',
    sound: 'Sound off or on',
  },
});

/** For the help beside the controls. */
export function keyHelp(): readonly (readonly [keys: readonly string[], does: string])[] {
  const { caps, keys, full } = playerWords;
  return [
    [[caps.space, 'K'], keys.toggle],
    [['←', '→'], keys.five],
    [['J', 'L'], keys.ten],
    [[caps.home, caps.end], keys.ends],
    [['<', '>'], keys.speed],
    [['M'], keys.sound],
    [['F'], full],
  ];
}
