import { useCallback, useEffect, useState } from 'react';
import type { CallRecorder } from './call-recorder.ts';
import type { CallSession, RecordingOfCall } from './call-session.ts';
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

/** What records, once it is needed. */
function lazyRecorder(seat: CallSession['seat'], onProblem: (hasProblem: boolean) => void) {
  let loading: Promise<CallRecorder> | null = null;
  const begin = async (): Promise<CallRecorder> => {
    const { createCallRecorder } = await import('./call-recorder.ts');
    return createCallRecorder({ ...seat, onProblem });
  };
  return {
    load: (): Promise<CallRecorder> => (loading ??= begin()),
    current: (): Promise<CallRecorder> | null => loading,
  };
}

/** Records while everybody agrees; what records is loaded with one's own agreement. */
export function useCallRecorder(session: CallSession, own: Own) {
  const { recording, isSure, isWithdrawn, hasLeft, devices, screen } = own;
  const [hasProblem, setProblem] = useState(false);
  const [recorder] = useState(() => lazyRecorder(session.seat, setProblem));
  const { microphone, camera } = devices.devices;
  const { isCameraOn } = devices;
  const { isAgreed } = recording;
  const isOn = recordsHere(recording, { isSure, isWithdrawn, hasLeft });
  const { track } = screen;
  useEffect(() => {
    if (isAgreed === true) recorder.load().catch(() => setProblem(true));
  }, [isAgreed, recorder]);
  useEffect(() => {
    if (!isOn && recorder.current() === null) return;
    const tracks = isOn ? { microphone, camera, isCameraOn, screen: track } : null;
    recorder.load().then(
      (loaded) => loaded.record(tracks),
      () => setProblem(true),
    );
  }, [isOn, microphone, camera, isCameraOn, track, recorder]);
  // Whoever leaves, or is shown out: nothing goes on that nobody sees.
  useEffect(() => () => void recorder.current()?.then((loaded) => loaded.close()), [recorder]);
  const finish = useCallback(async (): Promise<void> => {
    await (await recorder.current())?.finish();
  }, [recorder]);
  return { hasProblem: hasProblem && isOn, finish };
}
