export type PressedKey = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
};

/** Keys the interview takes away (BF-3): F11, F12, F5, Ctrl+Shift+I, Ctrl+Shift+C, Ctrl+U, Ctrl+S. */
export function blockedCombination(pressed: PressedKey): string | null {
  if (['F11', 'F12', 'F5'].includes(pressed.key)) return pressed.key;
  // Command on a Mac does what Control does elsewhere.
  if (!pressed.ctrlKey && !pressed.metaKey) return null;
  const key = pressed.key.toUpperCase();
  if (pressed.shiftKey && ['I', 'C'].includes(key)) return `Ctrl+Shift+${key}`;
  return !pressed.shiftKey && ['U', 'S'].includes(key) ? `Ctrl+${key}` : null;
}
