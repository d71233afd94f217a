/** Every constant of the keyboard and mouse monitor; paragraphs of the monitors' specification. */
export interface KeyboardLimits {
  /** “The same type and key combination is ignored for 3 s after it is reported” (§5, §9). */
  readonly sameMs: number;
  /** “warning cooldown 3 s” (§9). */
  readonly warningCooldownMs: number;
  /** “popup closes after 5 s” (§9): for whoever shows the warning. */
  readonly popupMs: number;
  /** Ours: a paste or copy this soon after its key is that key's, and not the menu's. */
  readonly keyToClipboardMs: number;
}

export const keyboardLimits: KeyboardLimits = {
  sameMs: 3000,
  warningCooldownMs: 3000,
  popupMs: 5000,
  keyToClipboardMs: 1000,
};
