import { type RefObject, useEffect, useState } from 'react';

export type PlayerState = {
  readonly isPlaying: boolean;
  /** It would play and has nothing to show yet. */
  readonly isWaiting: boolean;
  readonly speed: number;
  readonly volume: number;
  readonly isMuted: boolean;
  /** Undefined until the file has told it. */
  readonly durationSeconds: number | undefined;
};

const atFirst: PlayerState = {
  isPlaying: false,
  isWaiting: false,
  speed: 1,
  volume: 1,
  isMuted: false,
  durationSeconds: undefined,
};

const telling = [
  ...['play', 'pause', 'ended', 'waiting', 'stalled', 'playing', 'canplay'],
  ...['ratechange', 'volumechange', 'durationchange', 'loadedmetadata', 'emptied'],
];

/** What the element says of itself: keys, headphones and the system's own controls change it too. */
export function usePlayerState(video: RefObject<HTMLVideoElement | null>): PlayerState {
  const [state, setState] = useState(atFirst);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    const read = (): void => setState(stateOf(element));
    for (const name of telling) element.addEventListener(name, read);
    read();
    return () => {
      for (const name of telling) element.removeEventListener(name, read);
    };
  }, [video]);
  return state;
}

function stateOf(element: HTMLVideoElement): PlayerState {
  const { paused, ended, readyState, HAVE_FUTURE_DATA, duration } = element;
  const isPlaying = !paused && !ended;
  return {
    isPlaying,
    isWaiting: isPlaying && readyState < HAVE_FUTURE_DATA,
    speed: element.playbackRate,
    volume: element.volume,
    isMuted: element.muted,
    durationSeconds: Number.isFinite(duration) ? duration : undefined,
  };
}
