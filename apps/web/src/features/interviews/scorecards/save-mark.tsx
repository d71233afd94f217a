import type { SaveState } from './scorecard-draft.ts';
import { formWords } from './scorecard-words.ts';

/** Whether what is typed is safe. */
export function SaveMark({ state }: { readonly state: SaveState }) {
  if (state.kind === 'refused') {
    return (
      <output className="problem">
        {formWords.refused}: {state.why}
      </output>
    );
  }
  if (state.kind === 'waiting') {
    return <output className="problem">{formWords.waiting}</output>;
  }
  return <output className="dimmed">{formWords[state.kind]}</output>;
}
