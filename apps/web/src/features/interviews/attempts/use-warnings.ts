import { useCallback, useEffect, useRef, useState } from 'react';
import { hush, type RoomWarning, say, type StandingWarning } from './warning-rules.ts';

/** 001 §9, 002 §9: banners and popups hide after 5 s, and so do the toasts of fullscreen, whose span is 3 to 5 s. */
const SHOWN_MS = 5000;

export type Warn = (warning: RoomWarning) => void;

/** Everything that room and monitors have to say, in one place. */
export function useWarnings() {
  const [standing, setStanding] = useState<readonly StandingWarning[]>([]);
  const count = useRef(0);
  const hiding = useRef(new Map<string, () => void>());
  const close = useCallback((source: string) => {
    hiding.current.get(source)?.();
    hiding.current.delete(source);
    setStanding((before) => hush(before, source));
  }, []);
  const warn = useCallback<Warn>(
    (warning) => {
      const { source, stays } = warning;
      hiding.current.get(source)?.();
      if (warning.lines.length === 0) return close(source);
      const id = (count.current += 1);
      setStanding((before) => say(before, warning, id));
      if (stays !== true)
        hiding.current.set(
          source,
          whenSeen(() => close(source)),
        );
    },
    [close],
  );
  useEffect(() => {
    const ways = hiding.current;
    return () => {
      for (const stop of ways.values()) stop();
    };
  }, []);
  return { standing, warn, close };
}

/** Its 5 s begin when somebody looks: what is said behind another tab would be over before the way back. */
function whenSeen(act: () => void): () => void {
  const gone = new AbortController();
  const begin = (): void => {
    if (document.hidden) return;
    const timer = setTimeout(act, SHOWN_MS);
    gone.signal.addEventListener('abort', () => clearTimeout(timer));
    document.removeEventListener('visibilitychange', begin);
  };
  document.addEventListener('visibilitychange', begin, { signal: gone.signal });
  begin();
  return () => gone.abort();
}
