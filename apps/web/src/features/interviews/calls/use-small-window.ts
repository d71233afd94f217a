import { useEffect, useState } from 'react';
import { SmallVideo } from './small-video.ts';

/** null: the browser has no such window. */
export function useSmallWindow(track: MediaStreamTrack | undefined) {
  const [video] = useState(() => new SmallVideo());
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) video.show(track);
  }, [video, track, isOpen]);
  useEffect(() => () => video.close(), [video]);
  if (!SmallVideo.isKnown()) return null;
  const toggle = (): void => {
    if (isOpen) video.close();
    else if (track !== undefined) void video.open(track, () => setOpen(false)).then(setOpen);
  };
  return { isOpen, toggle };
}

export type SmallWindow = NonNullable<ReturnType<typeof useSmallWindow>>;
