export type PlayerAction =
  | { readonly kind: 'toggle' | 'mute' | 'fullscreen' | 'captions' | 'start' | 'end' }
  | { readonly kind: 'seek'; readonly seconds: number }
  | { readonly kind: 'speed'; readonly direction: 1 | -1 };

/** What has the focus inside the player: a button presses itself, a slider or field moves itself. */
export type KeyTarget = 'surface' | 'button' | 'slider' | 'field';

const letters: Readonly<Record<string, PlayerAction>> = {
  k: { kind: 'toggle' },
  j: { kind: 'seek', seconds: -10 },
  l: { kind: 'seek', seconds: 10 },
  '<': { kind: 'speed', direction: -1 },
  '>': { kind: 'speed', direction: 1 },
  m: { kind: 'mute' },
  f: { kind: 'fullscreen' },
  c: { kind: 'captions' },
};

const moves: Readonly<Record<string, PlayerAction>> = {
  ArrowLeft: { kind: 'seek', seconds: -5 },
  ArrowRight: { kind: 'seek', seconds: 5 },
  Home: { kind: 'start' },
  End: { kind: 'end' },
};

/** What a key does, or undefined where the element that has the focus uses it itself. */
export function playerAction(key: string, target: KeyTarget): PlayerAction | undefined {
  if (target === 'field') return undefined;
  if (key === ' ') return target === 'button' ? undefined : { kind: 'toggle' };
  const move = moves[key];
  if (move !== undefined) return target === 'slider' ? undefined : move;
  return letters[key.length === 1 ? key.toLowerCase() : key];
}
