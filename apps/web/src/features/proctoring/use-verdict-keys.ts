import { useEffect } from 'react';

/** 1 to 4 begin a verdict on the current episode, wherever the focus is but in a field. */
export function useVerdictKeys(active: boolean, choose: (index: number) => void): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent): void => {
      const index = ['1', '2', '3', '4'].indexOf(event.key);
      if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select')) return;
      event.preventDefault();
      choose(index);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [active, choose]);
}
