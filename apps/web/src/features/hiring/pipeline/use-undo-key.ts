import { useKeys } from '../../../ui/keys/key-sets.ts';
import type { KeyLine } from '../../../ui/keys/key-set-rules.ts';
import { pressNewestToast } from '../../../ui/toasts.tsx';
import { pipelineKeyWords as words } from './pipeline-words.ts';

const undo: readonly KeyLine[] = [
  { keys: ['z'], text: words.undo, act: pressNewestToast, isOnce: true },
];

/** Z takes the last step back while its toast is there: six seconds are short for finding a button. */
export const useUndoKey = (): void => useKeys(words.pipeline, undo);
