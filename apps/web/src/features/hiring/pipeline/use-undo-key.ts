import { useEffect } from 'react';
import { pressNewestToast } from '../../../ui/toasts.tsx';

/** Z takes the last step back while its toast is there: six seconds are short for finding a button. */
export function useUndoKey(): void {
  useEffect(() => {
    const listen = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (key !== 'z' || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      pressNewestToast();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
