import { useEffect, useEffectEvent } from 'react';

/** 1 to 4 begin a verdict on the current episode, wherever the focus is but in a field. */
export function useVerdictKeys(active: boolean, choose: (index: number) => void): void {
  // Of the episode that is shown, also before the next effect: a key may come at once.
  const judge = useEffectEvent((event: KeyboardEvent): void => {
    const index = ['1', '2', '3', '4'].indexOf(event.key);
    if (!active || index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof Element && target.closest('input, textarea, select')) return;
    event.preventDefault();
    choose(index);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => judge(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
