import { useCallback, useMemo, useRef, useState } from 'react';
import { openScreen } from './devices.ts';

/** The screen that I show; the browser's own bar may end it. */
export function useScreen() {
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const latest = useRef<MediaStreamTrack | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useCallback(() => {
    latest.current?.stop();
    latest.current = null;
    setTrack(null);
  }, []);
  const start = useCallback(async () => {
    setProblem(null);
    const opened = await openScreen();
    if (opened === null) return;
    opened.addEventListener('ended', stop);
    latest.current = opened;
    setTrack(opened);
  }, [stop]);
  const refuse = useCallback(
    (why: string) => {
      stop();
      setProblem(why);
    },
    [stop],
  );
  return useMemo(
    () => ({ track, problem, start, stop, refuse }),
    [track, problem, start, stop, refuse],
  );
}

export type Screen = ReturnType<typeof useScreen>;
