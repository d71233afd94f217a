import type { Severity } from '../incident-rules.ts';

/** §8 of the monitors' specification. */
export type SpecifiedKeyboardType =
  | 'DEVELOPER_TOOLS'
  | 'SCREENSHOT_ATTEMPT'
  | 'TAB_SWITCHING'
  | 'COPYING_ATTEMPT'
  | 'PASTE_ATTEMPT'
  | 'SAVE_ATTEMPT'
  | 'PRINT_ATTEMPT'
  | 'FORBIDDEN_KEY';

/** Ours: reported, and in none of the specified counters. */
export type OwnKeyboardType =
  | 'DRAG_AND_DROP'
  | 'PASTE_BY_MENU'
  | 'COPY_BY_MENU'
  | 'DEVTOOLS_DOCKED'
  | 'WINDOW_BLUR'
  | 'SCREEN_ADDED';

export type KeyboardType = SpecifiedKeyboardType | OwnKeyboardType;

/** §8, “Violation types and severities”; what the specification does not have is low. */
export const keyboardSeverities: Readonly<Record<KeyboardType, Severity>> = {
  DEVELOPER_TOOLS: 'critical',
  SCREENSHOT_ATTEMPT: 'critical',
  TAB_SWITCHING: 'high',
  COPYING_ATTEMPT: 'high',
  PASTE_ATTEMPT: 'high',
  SAVE_ATTEMPT: 'medium',
  PRINT_ATTEMPT: 'medium',
  FORBIDDEN_KEY: 'low',
  DRAG_AND_DROP: 'low',
  PASTE_BY_MENU: 'low',
  COPY_BY_MENU: 'low',
  DEVTOOLS_DOCKED: 'low',
  WINDOW_BLUR: 'low',
  SCREEN_ADDED: 'low',
};

/** §8, “Unauthorized keyboard activity detected.”: for what is no key combination of a type. */
export const unauthorizedActivity = 'Unauthorized keyboard activity detected.';

/** §8, word for word. */
export const keyboardTexts: Readonly<Record<SpecifiedKeyboardType, string>> = {
  TAB_SWITCHING: 'Tab switching is not allowed during the exam.',
  COPYING_ATTEMPT: 'Copying content is not allowed during the exam.',
  PASTE_ATTEMPT: 'Pasting content is not allowed during the exam.',
  DEVELOPER_TOOLS: 'Developer tools access is not allowed during the exam.',
  SCREENSHOT_ATTEMPT: 'Screenshot attempts are not allowed during the exam.',
  SAVE_ATTEMPT: 'Saving content is not allowed during the exam.',
  PRINT_ATTEMPT: 'Printing is not allowed during the exam.',
  FORBIDDEN_KEY: 'This key combination is not allowed during the exam.',
};

/** Ours name the fact and the remedy; what needs no remedy says nothing. */
const ownTexts: Readonly<Record<OwnKeyboardType, string | null>> = {
  DRAG_AND_DROP: 'Content was dropped into the page. Please answer without bringing content in.',
  PASTE_BY_MENU: keyboardTexts.PASTE_ATTEMPT,
  COPY_BY_MENU: keyboardTexts.COPYING_ATTEMPT,
  DEVTOOLS_DOCKED:
    'The page has become smaller inside its window. Please close what stands beside it.',
  WINDOW_BLUR: null,
  SCREEN_ADDED: 'Another screen was connected. Please disconnect it.',
};

export function keyboardText(type: KeyboardType): string | null {
  return type in keyboardTexts
    ? keyboardTexts[type as SpecifiedKeyboardType]
    : ownTexts[type as OwnKeyboardType];
}
