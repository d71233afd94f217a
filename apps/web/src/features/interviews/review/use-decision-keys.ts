import { useKeys } from '../../../ui/keys/key-sets.ts';
import { choices, decisionKeyWords } from './decision-words.ts';
import type { Decision } from './review-queries.ts';

/** A, H and R begin a decision, J goes on to the next report. */
export function useDecisionKeys(
  canDecide: boolean,
  choose: (decision: Decision) => void,
  goOn: (() => void) | undefined,
): void {
  useKeys(decisionKeyWords.title, [
    ...choices.map(({ decision, text, key }) => ({
      keys: [key],
      text,
      act: canDecide ? () => choose(decision) : undefined,
    })),
    { keys: ['j'], text: decisionKeyWords.next, act: goOn },
  ]);
}
