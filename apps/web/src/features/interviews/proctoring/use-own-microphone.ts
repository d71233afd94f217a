import { useCallback, useEffect, useRef, useState } from 'react';

/** How a microphone that only the voice monitor uses stands. */
export type OwnMicrophone = {
  readonly stream: MediaStream | null;
  readonly isAsking: boolean;
  /** Asks the browser again, after a refusal. */
  readonly ask: () => void;
};

/**
 * Where nothing is recorded no share brings a microphone along: it is asked for while it is `wanted`, listened to
 * and kept nowhere.
 */
export function useOwnMicrophone(wanted: boolean): OwnMicrophone {
  const [given, setGiven] = useState<MediaStream | 'asking' | null>('asking');
  const asking = useRef<AbortController>(undefined);
  const open = useCallback(() => {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    void openMicrophone().then((stream) => {
      if (controller.signal.aborted) return stop(stream);
      controller.signal.addEventListener('abort', () => stop(stream));
      setGiven(stream);
    });
  }, []);
  useEffect(() => {
    if (!wanted) return;
    open();
    return () => asking.current?.abort();
  }, [wanted, open]);
  return {
    stream: wanted && given !== 'asking' ? given : null,
    isAsking: wanted && given === 'asking',
    ask: () => {
      // Where the interview brings the microphone, its own dialog asks for it again.
      if (!wanted) return;
      setGiven('asking');
      open();
    },
  };
}

/** null when the browser or the candidate gives none. */
function openMicrophone(): Promise<MediaStream | null> {
  // A page over plain http from another machine has no devices at all.
  return (
    navigator.mediaDevices?.getUserMedia({ audio: true }).catch(() => null) ?? Promise.resolve(null)
  );
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
