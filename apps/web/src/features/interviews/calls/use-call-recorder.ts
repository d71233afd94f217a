import { useCallback, useEffect, useState } from 'react';
import type { CallRecorder, RecorderProblem } from './call-recorder.ts';
import type { CallSession } from './call-session.ts';
import type { RecordingOfCall } from './call-snapshot.ts';
import type { OwnDevices } from './door.tsx';
import { recordsHere } from './own-recording-rules.ts';
import type { Screen } from './use-screen.ts';

type Own = {
  readonly recording: RecordingOfCall;
  readonly isSure: boolean;
  readonly isWithdrawn: boolean;
  readonly hasLeft: boolean;
  readonly devices: OwnDevices;
  readonly screen: Screen;
};

/** Without what records, nothing of oneself is recorded: it is loaded again and again. */
const LOAD_AGAIN_MS = 5_000;

/** What records, once it is needed. */
function lazyRecorder(seat: CallSession['seat'], onProblem: (problem: RecorderProblem) => void) {
  let loading: Promise<CallRecorder> | null = null;
  let loaded: CallRecorder | null = null;
  const begin = async (): Promise<CallRecorder> => {
    const { createCallRecorder } = await import('./call-recorder.ts');
    loaded = createCallRecorder({ ...seat, onProblem });
    return loaded;
  };
  const load = async (): Promise<CallRecorder> => {
    const begun = (loading ??= begin());
    try {
      return await begun;
    } catch (error) {
      // What did not load is loaded anew by whoever asks next.
      if (loading === begun) loading = null;
      throw error;
    }
  };
  return {
    load,
    begun: (): Promise<CallRecorder> | null => loading,
    loaded: (): CallRecorder | null => loaded,
  };
}

/** Records while everybody agrees; what records is loaded with one's own agreement. */
export function useCallRecorder(session: CallSession, own: Own) {
  const { recording, isSure, isWithdrawn, hasLeft, devices, screen } = own;
  const [problem, setProblem] = useState<RecorderProblem>(null);
  const [recorder] = useState(() => lazyRecorder(session.seat, setProblem));
  const { microphone, camera } = devices.devices;
  const { isCameraOn } = devices;
  const { isAgreed } = recording;
  const isOn = recordsHere(recording, { isSure, isWithdrawn, hasLeft });
  const { track } = screen;
  useEffect(() => {
    if (isAgreed === true) recorder.load().catch(() => {});
  }, [isAgreed, recorder]);
  useEffect(() => {
    if (!isOn && recorder.begun() === null) return;
    const tracks = isOn ? { microphone, camera, isCameraOn, screen: track } : null;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      try {
        const loaded = await recorder.load();
        if (!isOver) loaded.record(tracks);
      } catch {
        if (isOver || tracks === null) return;
        setProblem('again');
        again = setTimeout(() => void begin(), LOAD_AGAIN_MS);
      }
    };
    void begin();
    return () => {
      isOver = true;
      clearTimeout(again);
    };
  }, [isOn, microphone, camera, isCameraOn, track, recorder]);
  // Whoever leaves, or is shown out: nothing goes on that nobody sees.
  useEffect(() => {
    return () => {
      recorder.begun()?.then(
        (loaded) => loaded.close(),
        () => {},
      );
    };
  }, [recorder]);
  const finish = useCallback(async (): Promise<void> => {
    await recorder.loaded()?.finish();
  }, [recorder]);
  return { problem: isOn ? problem : null, finish };
}
