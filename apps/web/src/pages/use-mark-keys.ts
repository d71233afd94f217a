import { useKeys } from '../ui/keys/key-sets.ts';
import { markKeyWords as words } from './mark-key-words.ts';

/** N and P open the next and the previous mark. */
export function useMarkKeys<Mark>(
  marks: readonly Mark[],
  current: Mark | undefined,
  open: (mark: Mark) => void,
): void {
  const to = (step: 1 | -1) => {
    const at = current === undefined ? -1 : marks.indexOf(current);
    const mark = marks[at + step];
    return mark === undefined ? undefined : () => open(mark);
  };
  useKeys(words.title, [
    { keys: ['n'], text: words.next, act: to(1) },
    { keys: ['p'], text: words.previous, act: to(-1) },
  ]);
}
