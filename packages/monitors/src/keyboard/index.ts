export type { Judgement, KeyPress } from './key-rules.ts';
export { allowsNavigation, combinationOf, judgeKey } from './key-rules.ts';
export type {
  FlaggedElement,
  KeyboardAccommodations,
  KeyboardSignal,
  KeyboardState,
} from './keyboard-rules.ts';
export { initialKeyboard, shouldBlock, stepKeyboard } from './keyboard-rules.ts';
export type { KeyboardLimits } from './limits-rules.ts';
export { keyboardLimits } from './limits-rules.ts';
export type { KeyboardType, OwnKeyboardType, SpecifiedKeyboardType } from './type-rules.ts';
export {
  keyboardSeverities,
  keyboardText,
  keyboardTexts,
  unauthorizedActivity,
} from './type-rules.ts';
