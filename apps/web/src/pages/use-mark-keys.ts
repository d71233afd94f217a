import { useEffect, useEffectEvent } from 'react';

/** N and P open the next and the previous mark, wherever the focus is but in a field. */
export function useMarkKeys<Mark>(
  marks: readonly Mark[],
  current: Mark | undefined,
  open: (mark: Mark) => void,
): void {
  // Of what the page shows, also between its showing and the next effect: a key may come at once.
  const jump = useEffectEvent((event: KeyboardEvent): void => {
    const step = { n: 1, p: -1 }[event.key.toLowerCase()];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // The player's sliders are inputs that take no letters.
    const field = 'input:not([type=range]), textarea, select';
    if (event.target instanceof Element && event.target.closest(field)) return;
    const at = current === undefined ? -1 : marks.indexOf(current);
    const next = marks[at + step];
    if (next !== undefined) open(next);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => jump(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
