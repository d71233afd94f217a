import { useEffect, useState } from 'react';
import { type BrowserFacts, browserLines, type CheckLine } from './browser-rules.ts';
import { checkWords as words } from './check-words.ts';
import type { Invitation } from './invitation.ts';
import { canShareSound } from './room-recording.ts';

/** What can be said of this browser without asking for a permission. */
export function useBrowserLines(invitation: Invitation): readonly CheckLine[] {
  const [facts, setFacts] = useState<BrowserFacts>();
  const { recordScreen, systemAudio } = invitation;
  useEffect(() => {
    const devices = navigator.mediaDevices?.getSupportedConstraints?.() ?? {};
    const wantsSound = recordScreen && systemAudio === 'required';
    void freeBytes().then((free) =>
      setFacts({
        canRecord: typeof MediaRecorder === 'function' && 'displaySurface' in devices,
        canGoFullscreen: document.fullscreenEnabled,
        freeBytes: free,
        systemSound: !wantsSound ? 'not-asked' : canShareSound() ? 'possible' : 'no',
      }),
    );
  }, [recordScreen, systemAudio]);
  // While it is drawn: in the language of then.
  return facts === undefined ? [] : browserLines(facts, words);
}

async function freeBytes(): Promise<number | null> {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    return quota - usage;
  } catch {
    return null;
  }
}

/** The microphone of an interview that records nothing: asked for here, so that nobody meets the question later. */
export function useListenedMicrophone(isListened: boolean): CheckLine {
  const [passed, setPassed] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isListened) return;
    let isGone = false;
    const asked = navigator.mediaDevices?.getUserMedia({ audio: true });
    void (asked ?? Promise.reject(new Error('no devices'))).then(
      (stream) => {
        for (const track of stream.getTracks()) track.stop();
        if (!isGone) setPassed(true);
      },
      () => {
        if (!isGone) setPassed(false);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isListened]);
  return { name: words.microphone, passed, hint: microphoneHint(passed) };
}

function microphoneHint(passed: boolean | null): string {
  if (passed === true) return words.microphoneGood;
  return passed === false ? words.microphoneBad : words.microphoneAsk;
}

/** The loudness of a shared sound from 0 to 1, so that the candidate sees it move. */
export function useSoundLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (stream === null) return;
    const context = new AudioContext();
    const meter = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(meter);
    const samples = new Float32Array(meter.fftSize);
    const reading = setInterval(() => {
      meter.getFloatTimeDomainData(samples);
      setLevel(Math.min(1, Math.max(...samples.map((sample) => Math.abs(sample)))));
    }, 150);
    return () => {
      clearInterval(reading);
      void context.close();
    };
  }, [stream]);
  return level;
}
