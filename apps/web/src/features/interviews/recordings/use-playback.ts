import { type RefObject, useCallback, useRef, useState } from 'react';

type Playback = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly positionSeconds: number;
  /** The video moved by itself. */
  readonly follow: (seconds: number) => void;
  /** Plays from here; without a video only the position moves. */
  readonly playFrom: (seconds: number) => void;
};

/** The one position of a report: of its video, its time line and its lists. */
export function usePlayback(): Playback {
  const video = useRef<HTMLVideoElement>(null);
  const [positionSeconds, follow] = useState(0);
  const playFrom = useCallback((seconds: number): void => {
    follow(seconds);
    const player = video.current;
    if (player === null) return;
    player.currentTime = seconds;
    player.scrollIntoView({ block: 'nearest' });
    // A browser may refuse to start by itself; the frame is shown either way.
    void player.play().catch(() => undefined);
  }, []);
  return { video, positionSeconds, follow, playFrom };
}
