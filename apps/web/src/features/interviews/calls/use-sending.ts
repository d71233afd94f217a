import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import type { CallSession } from './call-session.ts';
import type { OwnDevices } from './door.tsx';
import type { Screen } from './use-screen.ts';

type Sending = {
  readonly devices: OwnDevices;
  readonly isHandRaised: boolean;
  readonly screen: Screen;
};

/** Sends what is on, and tells the others so. Gives what went wrong. */
export function useSending(
  session: CallSession,
  { devices, isHandRaised, screen }: Sending,
): string | null {
  const [problem, setProblem] = useState<string | null>(null);
  const { isMicrophoneOn, isCameraOn } = devices;
  const { microphone, camera } = devices.devices;
  const { track, refuse } = screen;
  const hasBegun = useRef(false);
  const isSharing = track !== null;
  useEffect(() => {
    const outgoing = [microphone, isCameraOn ? camera : null, track] as const;
    const own = { microphone: isMicrophoneOn, camera: isCameraOn, isHandRaised, isSharing };
    if (!hasBegun.current) {
      hasBegun.current = true;
      return session.begin(outgoing, own, refuse);
    }
    session.sendTracks(outgoing);
    session.show(own).then(
      () => setProblem(null),
      (error: unknown) => {
        const isShared = error instanceof ApiError && error.code === 'call_shared';
        if (isShared) refuse(error.message);
        // Without a line the others see it when it is back.
        else if (error instanceof ApiError && !error.mayPass) setProblem(error.message);
      },
    );
  }, [
    session,
    microphone,
    camera,
    isMicrophoneOn,
    isCameraOn,
    isHandRaised,
    isSharing,
    track,
    refuse,
  ]);
  return problem;
}
