export type KeyLine = {
  /** As `KeyboardEvent.key` names them, letters small. Any of them does it. */
  readonly keys: readonly string[];
  /** What it does, for the list of keys. */
  readonly text: string;
  /** Undefined while there is nothing to do: the line is not listed, and the key is somebody else's unless its set is first. */
  readonly act: (() => void) | undefined;
  /** Held down it does it once: what changes something is not for a key that got stuck. */
  readonly isOnce?: true;
};

/** A key as the lines name it: the letter, whatever the shift key says. */
const keyName = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** What a key does among these lines now; undefined: nothing, and others may hear it. */
export const lineOf = (lines: readonly KeyLine[], key: string): KeyLine | undefined =>
  lines.find(({ keys, act }) => act !== undefined && keys.includes(keyName(key)));

/** Keys that a part of the page hears itself while the focus is in it, as they are listed. */
export type NotedKeys = readonly (readonly [keys: readonly string[], does: string])[];

/** Whether a set names the key at all, also with nothing to do for it now. */
export const isNamed = (lines: readonly KeyLine[], key: string): boolean =>
  lines.some(({ keys }) => keys.includes(keyName(key)));

export type Press = { readonly key: string; readonly atMs: number };

/** A finger that bounces; whoever reads before deciding is slower. */
const DOUBLED_WITHIN_MS = 500;

/**
 * A second press right behind the first one was meant for what the first one was about: the answer may have come between
 * them, and another person stands there.
 */
export const isDoubled = (before: Press | undefined, { key, atMs }: Press): boolean =>
  before !== undefined &&
  keyName(before.key) === keyName(key) &&
  atMs - before.atMs < DOUBLED_WITHIN_MS;

/** Keys that press what has the focus. */
export const isPressing = (key: string): boolean => key === ' ' || key === 'Enter';
