import type { SpecifiedKeyboardType } from './type-rules.ts';

/** A key event, as far as it decides something. */
export interface KeyPress {
  /** `KeyboardEvent.key` and `.code`. */
  readonly key: string;
  readonly code: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly meta: boolean;
  /** AltGr is held: on Windows it reads as Ctrl+Alt, and it is how many people write @. */
  readonly altGraph: boolean;
  /** The event's target takes text. */
  readonly inText: boolean;
}

/** What a combination is, and whether the page should keep the browser from acting on it. */
export interface Judgement {
  readonly type: SpecifiedKeyboardType;
  /** As it is shown and counted: “Ctrl+Shift+I”. */
  readonly combination: string;
  /**
   * The list “Blocked Key Combinations” (§2) and what the room blocks (BF-3). Keys that only move
   * the focus are flagged and not blocked: blocking Tab or Escape would lock keyboard users out.
   */
  readonly block: boolean;
}

const modifierKeys = new Set(['Control', 'Alt', 'Shift', 'Meta', 'OS', 'AltGraph']);

/** §5, flagged alone. */
const flaggedKeys = new Set([
  'Insert',
  'Delete',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'ScrollLock',
  'Pause',
  'Break',
  'Escape',
  'Tab',
]);

/** §5 and §2: Ctrl with a letter. ⌘ is the same key on a Mac. */
const controlLetters = new Map<string, SpecifiedKeyboardType>([
  ['C', 'COPYING_ATTEMPT'],
  ['X', 'COPYING_ATTEMPT'],
  ['V', 'PASTE_ATTEMPT'],
  ['S', 'SAVE_ATTEMPT'],
  ['P', 'PRINT_ATTEMPT'],
  ['K', 'FORBIDDEN_KEY'],
]);

/** What moves about in a page and its controls, with or without a screen reader. */
const navigationKeys = new Set([
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Escape',
  'Enter',
  ' ',
]);

/** The keys that a screen reader takes as its own modifier (NVDA, JAWS, Narrator). */
const readerKeys = new Set(['Insert', 'CapsLock', 'ScrollLock', 'NumLock']);

export function isModifier(key: string): boolean {
  return modifierKeys.has(key);
}

/** Null for what nobody minds: plain typing, arrows, Enter, Space. */
export function judgeKey(press: KeyPress, keyboardNavigation: boolean): Judgement | null {
  if (isModifier(press.key)) return null;
  if (keyboardNavigation && isAssistive(press)) return null;
  if (isTyping(press)) return null;
  const found = nameOf(press);
  if (!found) return null;
  return { ...found, combination: combinationOf(press) };
}

/** Whether a combination, as `combinationOf` names it, is one that the accommodation leaves to the candidate. */
export function allowsNavigation(combination: string): boolean {
  const parts = combination.split('+');
  const [name = ''] = parts.slice(-1);
  const held = new Set(parts.slice(0, -1));
  const press = {
    ...{ key: name === 'Space' ? ' ' : name, code: '', inText: false, altGraph: false },
    ...{ ctrl: held.has('Ctrl'), alt: held.has('Alt') },
    ...{ shift: held.has('Shift'), meta: held.has('Meta') },
  };
  return isAssistive(press);
}

/** Modifiers first, in one order, so that the same combination has one name. */
export function combinationOf(
  press: Omit<KeyPress, 'inText' | 'code'> & { code?: string },
): string {
  const held = [
    press.ctrl && 'Ctrl',
    press.alt && 'Alt',
    press.shift && 'Shift',
    press.meta && 'Meta',
  ].filter((name): name is string => name !== false);
  return isModifier(press.key) ? held.join('+') : [...held, letterOf(press)].join('+');
}

type Named = Omit<Judgement, 'combination'>;

function nameOf(press: KeyPress): Named | null {
  const letter = letterOf(press);
  const { ctrl, alt, shift, meta } = press;
  const command = ctrl || meta;
  if (letter === 'PrintScreen' || (meta && shift && ['S', '3', '4', '5'].includes(letter))) {
    return block('SCREENSHOT_ATTEMPT');
  }
  if (letter === 'F12' || letter === 'F10') return block('DEVELOPER_TOOLS');
  if (command && (shift || alt) && ['I', 'J', 'C', 'U'].includes(letter)) {
    return block('DEVELOPER_TOOLS');
  }
  if (ctrl && letter === 'U') return block('DEVELOPER_TOOLS');
  if ((alt || meta) && letter === 'Tab') return block('TAB_SWITCHING');
  if (ctrl && ['Tab', 'PageUp', 'PageDown'].includes(letter)) return block('TAB_SWITCHING');
  if (letter === 'Insert' && (shift || ctrl)) {
    return block(shift ? 'PASTE_ATTEMPT' : 'COPYING_ATTEMPT');
  }
  if (letter === 'Delete' && shift) return block('COPYING_ATTEMPT');
  if (command && !alt) {
    const type = controlLetters.get(letter);
    if (type) return block(type);
  }
  if (/^F\d{1,2}$/.test(letter)) return block('FORBIDDEN_KEY');
  if (ctrl || alt || meta) return block('FORBIDDEN_KEY');
  // Escape leaves fullscreen whatever a page wants, and Tab is how many people move about.
  if (shift || flaggedKeys.has(letter)) return { type: 'FORBIDDEN_KEY', block: false };
  return null;
}

function block(type: SpecifiedKeyboardType): Named {
  return { type, block: true };
}

/** A capital letter, or @ by AltGr, in a field that takes text. */
function isTyping(press: KeyPress): boolean {
  if (!press.inText || press.key.length !== 1 || press.meta) return false;
  return press.altGraph || !(press.ctrl || press.alt);
}

function isAssistive(press: KeyPress): boolean {
  const letter = letterOf(press);
  if (readerKeys.has(letter)) return !press.meta && !press.alt && !(press.ctrl || press.shift);
  if (!navigationKeys.has(press.key)) return false;
  // Ctrl+Alt is VoiceOver's and Narrator's prefix; Ctrl+Home goes to the start of the page.
  if (press.meta || (press.alt && !press.ctrl)) return false;
  return !(press.ctrl && ['Tab', 'PageUp', 'PageDown'].includes(press.key));
}

/** Letters and digits by their place, because Shift and layouts change `key`; other keys by name. */
function letterOf(press: { readonly key: string; readonly code?: string }): string {
  const placed = /^(?:Key|Digit)(.)$/.exec(press.code ?? '')?.[1];
  // A letter is what the layout says: on a French keyboard Ctrl+A lies on KeyQ.
  if (/^[a-z]$/i.test(press.key)) return press.key.toUpperCase();
  if (press.key === ' ') return 'Space';
  return placed ?? press.key;
}
