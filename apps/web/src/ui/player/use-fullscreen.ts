import { type RefObject, useEffect, useState } from 'react';

type Fullscreen = {
  readonly isSupported: boolean;
  readonly isFull: boolean;
  readonly toggle: () => void;
};

/** Of the whole player, so that its controls and the watermark stay in the picture. */
export function useFullscreen(frame: RefObject<HTMLElement | null>): Fullscreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const read = (): void => setFull(document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [frame]);
  const toggle = (): void => {
    // A browser may refuse; the player then stays as it is.
    if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
    else frame.current?.requestFullscreen().catch(() => undefined);
  };
  return { isSupported: document.fullscreenEnabled, isFull, toggle };
}
