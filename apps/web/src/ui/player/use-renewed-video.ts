import { type SyntheticEvent, useRef, useState } from 'react';
import { answerToError } from './renewal-rules.ts';

type VideoEvent = SyntheticEvent<HTMLVideoElement>;

type Options = {
  readonly positionSeconds: number;
  readonly onPosition: (seconds: number) => void;
  readonly onExpired: () => void;
};

/**
 * Carries a video over the change of its URL: it goes on where it was, and plays if it played. A browser
 * that is refused mid-play pauses before it says so, and a new URL starts with a `timeupdate` at 0.
 */
export function useRenewedVideo({ positionSeconds, onPosition, onExpired }: Options) {
  const plays = useRef(false);
  const interrupted = useRef<{ readonly atSeconds: number }>(undefined);
  const [isBroken, setBroken] = useState(false);

  const onError = ({ currentTarget: { error, currentTime } }: VideoEvent): void => {
    const isRenewed = interrupted.current !== undefined;
    if (answerToError(error?.code, isRenewed) === 'broken') return setBroken(true);
    interrupted.current = { atSeconds: currentTime || positionSeconds };
    onExpired();
  };
  const onLoadedMetadata = ({ currentTarget }: VideoEvent): void => {
    const before = interrupted.current;
    interrupted.current = undefined;
    const atSeconds = before?.atSeconds ?? positionSeconds;
    if (currentTarget.currentTime === 0 && atSeconds > 0) currentTarget.currentTime = atSeconds;
    // Asked of now, not of the error: who presses play while the URL is fetched wants it to play. A
    // browser may refuse to start by itself; the frame is shown either way.
    if (plays.current) void currentTarget.play().catch(() => undefined);
  };
  const tryAgain = (): void => {
    interrupted.current = undefined;
    setBroken(false);
    onExpired();
  };
  const handlers = {
    onError,
    onLoadedMetadata,
    onPlay: () => void (plays.current = true),
    onPause: ({ currentTarget }: VideoEvent) => {
      if (currentTarget.error === null) plays.current = false;
    },
    onTimeUpdate: ({ currentTarget }: VideoEvent) => {
      const { readyState, HAVE_METADATA, currentTime } = currentTarget;
      if (readyState >= HAVE_METADATA) onPosition(currentTime);
    },
  };
  return { isBroken, tryAgain, handlers };
}
