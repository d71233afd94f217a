import { useKeys } from '../../../ui/keys/key-sets.ts';
import { verdictWords } from './episode-words.ts';
import { verdictKeys } from './episodes.ts';
import { verdictKeysTitle } from './verdict-key-words.ts';

/** 1 to 4 begin a verdict on the current episode. */
export function useVerdictKeys(active: boolean, choose: (index: number) => void): void {
  useKeys(
    verdictKeysTitle,
    verdictKeys.map((verdict, index) => ({
      keys: [String(index + 1)],
      text: verdictWords[verdict],
      act: active ? () => choose(index) : undefined,
    })),
  );
}
