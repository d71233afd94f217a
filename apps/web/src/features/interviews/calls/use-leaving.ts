import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallSession } from './call-session.ts';
import type { OwnDevices } from './door.tsx';
import type { Screen } from './use-screen.ts';

type Finish = () => Promise<void>;
type Parts = {
  readonly session: CallSession;
  readonly devices: OwnDevices;
  readonly screen: Screen;
  readonly onLeave: () => void;
};

/** Leaving, once: from its beginning nothing is taken of the person any more, and what was recorded is sent. */
export function useLeaving({ session, devices, screen, onLeave }: Parts) {
  const kept = useRef<Finish | null>(null);
  const isLeaving = useRef(false);
  const [step, setStep] = useState<'inside' | 'leaving' | 'sending'>('inside');
  const hasLeft = step !== 'inside';
  const keep = useCallback((finish: Finish | null): void => {
    kept.current = finish;
  }, []);
  const { microphone, camera } = devices.devices;
  // After the recorder, which is a part of the room and hears of it first.
  useEffect(() => {
    if (!hasLeft) return;
    microphone?.stop();
    camera?.stop();
  }, [hasLeft, microphone, camera]);
  const go = async (): Promise<void> => {
    screen.stop();
    await session.leave();
    if (kept.current !== null) {
      setStep('sending');
      await kept.current().catch(() => {});
    }
    onLeave();
  };
  const leave = (): void => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setStep('leaving');
    void go();
  };
  return { hasLeft, isSending: step === 'sending', keep, leave };
}
