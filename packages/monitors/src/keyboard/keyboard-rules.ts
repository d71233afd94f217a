import type { Incident } from '../incident-rules.ts';
import type { KeyPress } from './key-rules.ts';
import { combinationOf, isModifier, judgeKey } from './key-rules.ts';
import type { KeyboardLimits } from './limits-rules.ts';
import type { KeyboardType } from './type-rules.ts';
import { keyboardSeverities, keyboardText, unauthorizedActivity } from './type-rules.ts';

/** Elements whose left-click is flagged (§5). */
export type FlaggedElement = 'menu' | 'settings' | 'toolbar' | 'browser-control';

/** What reaches the rules. `at` is milliseconds since the epoch and never runs backwards. */
export type KeyboardSignal =
  | {
      readonly kind: 'key';
      readonly at: number;
      readonly phase: 'down' | 'up';
      readonly press: KeyPress;
      /** The key is held; its first press was reported. */
      readonly repeat: boolean;
    }
  | { readonly kind: 'right-click'; readonly at: number }
  | { readonly kind: 'left-click'; readonly at: number; readonly element: FlaggedElement }
  | { readonly kind: 'clipboard'; readonly at: number; readonly action: 'copy' | 'cut' | 'paste' }
  | { readonly kind: 'drop'; readonly at: number }
  /** `visibilitychange` to hidden: another tab, or minimised. */
  | { readonly kind: 'hidden'; readonly at: number }
  | { readonly kind: 'blur'; readonly at: number }
  | { readonly kind: 'devtools-docked'; readonly at: number }
  | { readonly kind: 'screen-added'; readonly at: number };

/** What the monitor leaves alone for this person; suppressed here, so never counted. */
export interface KeyboardAccommodations {
  /** Tab, arrows, Home, End, Escape and the keys of assistive technology. */
  readonly keyboardNavigation: boolean;
}

export interface KeyboardState {
  readonly accommodations: KeyboardAccommodations;
  /** When “type combination” was last reported. */
  readonly reported: ReadonlyMap<string, number>;
  readonly warnedAt: number;
  /** Modifiers pressed with nothing else yet: what they are shows when they are let go. */
  readonly chord: { readonly combination: string; readonly keys: number } | null;
  /** The last copy or paste key, so that the clipboard event it causes is not reported again. */
  readonly clipboardKeyAt: number;
}

export function initialKeyboard(accommodations: KeyboardAccommodations): KeyboardState {
  return {
    accommodations,
    reported: new Map(),
    warnedAt: Number.NEGATIVE_INFINITY,
    chord: null,
    clipboardKeyAt: Number.NEGATIVE_INFINITY,
  };
}

type Step = readonly [KeyboardState, readonly Incident<KeyboardType>[]];

/** One thing to report, before it is known whether it was reported a moment ago. */
interface Found {
  readonly type: KeyboardType;
  readonly combination: string;
  readonly prevented: boolean;
  /** Where the text is not the type's. */
  readonly text?: string;
}

/** The keyboard and mouse monitor: the same signals always give the same incidents. */
export function stepKeyboard(
  state: KeyboardState,
  signal: KeyboardSignal,
  limits: KeyboardLimits,
): Step {
  if (signal.kind === 'key') return stepKey(state, signal, limits);
  const [without, pending] = signal.kind === 'blur' ? leaveWithChord(state) : [state, null];
  const found = pending ?? foundIn(without, signal, limits);
  return found ? report(without, { at: signal.at, found, limits }) : [without, []];
}

/** Whether the browser must be kept from acting on it; independent of what is reported. */
export function shouldBlock(state: KeyboardState, signal: KeyboardSignal): boolean {
  if (signal.kind === 'key') {
    return judgeKey(signal.press, state.accommodations.keyboardNavigation)?.block ?? false;
  }
  return ['right-click', 'clipboard', 'drop'].includes(signal.kind);
}

function foundIn(
  state: KeyboardState,
  signal: Exclude<KeyboardSignal, { kind: 'key' }>,
  limits: KeyboardLimits,
): Found | null {
  switch (signal.kind) {
    case 'right-click':
      return mouse('Right Click', true);
    case 'left-click':
      return mouse(`Left Click (${signal.element})`, false);
    case 'clipboard': {
      if (signal.at - state.clipboardKeyAt <= limits.keyToClipboardMs) return null;
      const type = signal.action === 'paste' ? 'PASTE_BY_MENU' : 'COPY_BY_MENU';
      return { type, combination: `Menu: ${signal.action}`, prevented: true };
    }
    case 'drop':
      return { type: 'DRAG_AND_DROP', combination: 'Drop', prevented: true };
    case 'hidden':
      return { type: 'TAB_SWITCHING', combination: 'Page hidden', prevented: false };
    case 'blur':
      return { type: 'WINDOW_BLUR', combination: 'Window left', prevented: false };
    case 'devtools-docked':
      return { type: 'DEVTOOLS_DOCKED', combination: 'Page narrowed', prevented: false };
    case 'screen-added':
      return { type: 'SCREEN_ADDED', combination: 'Screen added', prevented: false };
  }
}

function mouse(combination: string, prevented: boolean): Found {
  return { type: 'FORBIDDEN_KEY', combination, prevented, text: unauthorizedActivity };
}

function stepKey(
  state: KeyboardState,
  signal: Extract<KeyboardSignal, { kind: 'key' }>,
  limits: KeyboardLimits,
): Step {
  const { at, press, phase, repeat } = signal;
  if (isModifier(press.key)) return stepModifier(state, signal, limits);
  const judged = judgeKey(press, state.accommodations.keyboardNavigation);
  // Print Screen is told by its release alone on Windows.
  const tells = phase === 'down' ? !repeat : press.key === 'PrintScreen';
  const alone: KeyboardState = { ...state, chord: null };
  if (!judged || !tells) return [phase === 'down' ? alone : state, []];
  const isClipboard = judged.type === 'COPYING_ATTEMPT' || judged.type === 'PASTE_ATTEMPT';
  const next = isClipboard ? { ...alone, clipboardKeyAt: at } : alone;
  const { type, combination, block } = judged;
  return report(next, { at, found: { type, combination, prevented: block }, limits });
}

/**
 * Ctrl, then Shift, then I is one act. So modifiers wait until they are let go: two of them, or the
 * Windows key alone, were then meant as they are (§5: “Win or Meta key”, “any combination of …”).
 */
function stepModifier(
  state: KeyboardState,
  { at, press, phase, repeat }: Extract<KeyboardSignal, { kind: 'key' }>,
  limits: KeyboardLimits,
): Step {
  if (phase === 'down') {
    if (repeat) return [state, []];
    const combination = combinationOf({ ...press, ...withKey(press) });
    const keys = combination.split('+').length;
    // A modifier added to a chord that another key already used begins nothing new.
    const begins = keys === 1 || state.chord !== null;
    return [{ ...state, chord: begins ? { combination, keys } : null }, []];
  }
  const { chord } = state;
  if (!chord) return [state, []];
  const next = { ...state, chord: null };
  const found = chordFound(chord);
  return found && !assistiveChord(state, chord.combination)
    ? report(next, { at, found, limits })
    : [next, []];
}

function chordFound(chord: { readonly combination: string; readonly keys: number }): Found | null {
  const { combination } = chord;
  if (combination === 'Meta') return { type: 'TAB_SWITCHING', combination, prevented: false };
  return chord.keys > 1 ? { type: 'FORBIDDEN_KEY', combination, prevented: false } : null;
}

/** Ctrl+Alt begins the commands of VoiceOver; let go without one it means nothing. */
function assistiveChord(state: KeyboardState, combination: string): boolean {
  return state.accommodations.keyboardNavigation && !combination.includes('Meta');
}

/** Alt+Tab never reaches a page; the window is left while Alt is held. So with ⌘ and Win. */
function leaveWithChord(state: KeyboardState): readonly [KeyboardState, Found | null] {
  const { chord } = state;
  if (!chord) return [state, null];
  const next = { ...state, chord: null };
  if (chord.combination === 'Alt' || chord.combination === 'Alt+Shift') {
    return [next, { type: 'TAB_SWITCHING', combination: 'Alt+Tab', prevented: false }];
  }
  return [next, chord.combination === 'Meta' ? chordFound(chord) : null];
}

/** `keydown` of a modifier may not say yet that it is held. */
function withKey(press: KeyPress): Partial<KeyPress> {
  const held = { Control: 'ctrl', Alt: 'alt', Shift: 'shift', Meta: 'meta', OS: 'meta' } as const;
  const name = held[press.key as keyof typeof held];
  return name ? { [name]: true } : {};
}

function report(
  state: KeyboardState,
  {
    at,
    found,
    limits,
  }: { readonly at: number; readonly found: Found; readonly limits: KeyboardLimits },
): Step {
  const same = `${found.type} ${found.combination}`;
  const before = state.reported.get(same) ?? Number.NEGATIVE_INFINITY;
  if (at - before < limits.sameMs) return [state, []];
  const text = found.text ?? keyboardText(found.type);
  const warns = text !== null && at - state.warnedAt >= limits.warningCooldownMs;
  const incident: Incident<KeyboardType> = {
    monitor: 'keyboard',
    type: found.type,
    severity: keyboardSeverities[found.type],
    at,
    // A key event is certain; what was meant by it is for people to judge.
    confidence: 1,
    ...(warns && { text }),
    details: { keyCombination: found.combination, prevented: found.prevented },
  };
  const reported = new Map(state.reported).set(same, at);
  return [{ ...state, reported, warnedAt: warns ? at : state.warnedAt }, [incident]];
}
