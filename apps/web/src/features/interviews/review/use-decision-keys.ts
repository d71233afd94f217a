import { useEffect } from 'react';
import { choices } from './decision-words.ts';
import type { Decision } from './review-queries.ts';

/** A, H and R begin a decision, J goes on to the next report, wherever the focus is but in a field. */
export function useDecisionKeys(
  canDecide: boolean,
  choose: (decision: Decision) => void,
  goOn: (() => void) | undefined,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      const field = 'input:not([type=range]), textarea, select, dialog';
      if (target instanceof Element && target.closest(field)) return;
      const key = event.key.toLowerCase();
      if (key === 'j') return goOn?.();
      const choice = choices.find((one) => one.key === key);
      if (choice === undefined || !canDecide) return;
      // The letter would be the first of the reason.
      event.preventDefault();
      choose(choice.decision);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [canDecide, choose, goOn]);
}
