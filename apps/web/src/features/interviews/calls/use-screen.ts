import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
  const isHere = useRef(false);
  const isChoosing = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      latest.current?.stop();
    };
  }, []);
  const start = useCallback(async () => {
    // The browser would ask twice, and one of two screens be shown by nobody's wish.
    if (isChoosing.current) return;
    isChoosing.current = true;
    setProblem(null);
    const opened = await openScreen();
    isChoosing.current = false;
    if (opened === null) return;
    // Chosen in the browser's dialog after the call was over.
    if (!isHere.current) return opened.stop();
    opened.addEventListener('ended', stop);
    latest.current?.stop();
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
