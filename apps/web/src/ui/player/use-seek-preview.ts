import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { secondsAt } from './seek-preview-rules.ts';

type Shown = { readonly by: 'pointer'; readonly seconds: number } | { readonly by: 'keys' } | null;

type Options = {
  readonly positionSeconds: number;
  readonly durationSeconds: number;
};

/** A finger covers what it points at: previews are for pointers that hover, and for keys. */
export function useSeekPreview({ positionSeconds, durationSeconds }: Options) {
  const [shown, setShown] = useState<Shown>(null);
  const hide = (): void => setShown(null);
  const isShown = shown !== null && durationSeconds > 0;
  useEffect(() => {
    if (!isShown) return;
    // Whoever it covers something for can be rid of it without moving the pointer.
    const onKeyDown = ({ key }: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') setShown(null);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);
  const seconds = shown?.by === 'pointer' ? shown.seconds : positionSeconds;
  return {
    /** undefined: nothing is shown. */
    seconds: isShown ? seconds : undefined,
    handlers: {
      onPointerMove: ({ pointerType, clientX, currentTarget }: PointerEvent): void => {
        if (pointerType === 'touch') return hide();
        const { left, width } = currentTarget.getBoundingClientRect();
        setShown({ by: 'pointer', seconds: secondsAt(clientX - left, width, durationSeconds) });
      },
      onPointerLeave: hide,
      onBlur: hide,
      onKeyDown: ({ key }: KeyboardEvent): void => {
        if (key !== 'Tab' && key !== 'Escape') setShown({ by: 'keys' });
      },
    },
  };
}
