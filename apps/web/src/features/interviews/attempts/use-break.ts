import { useCallback, useEffect, useRef, useState } from 'react';
import type { InterviewSession } from './interview-session.ts';
import { meaningOf } from './refusal-rules.ts';
import type { RoomRecording } from './room-recording.ts';
import { breakTexts } from './room-words.ts';
import type { useServerClock } from './use-server-clock.ts';

/** What was answered goes first; a break does not wait longer for it. */
const FLUSH_MS = 2_000;

type Facts = {
  readonly session: InterviewSession;
  readonly recording: RoomRecording | null;
  readonly clock: ReturnType<typeof useServerClock>;
  readonly say: (message: string) => void;
};

/**
 * Breaks that were granted. The server alone says whether one lasts: what is asked for and not answered is found out
 * by the next question for the time, and may be asked for again.
 */
export function useBreak({ session, recording, clock, say }: Facts) {
  const [step, setStep] = useState<'none' | 'confirm' | 'asking' | 'ending'>('none');
  const { breaksTaken, breakLeft, hear, doubt, standing } = clock;
  const { count } = session.started.breaks;
  const isOn = breakLeft > 0 && standing === 'running';
  // From the click on: what is seen while the server is asked is nobody's business either.
  const isPaused = isOn || step === 'asking';
  useEffect(() => recording?.rest(isPaused), [recording, isPaused]);
  useOver(
    isOn,
    useCallback(() => say(breakTexts.over), [say]),
  );
  const ask = async (way: 'takeBreak' | 'endBreak', number: number) => {
    try {
      hear(await session[way](number));
    } catch (error) {
      say(meaningOf(error) === 'try-again' ? breakTexts.failed : breakTexts.refused);
    }
    setStep('none');
  };
  return {
    isOn,
    isPaused,
    isEnding: step === 'ending',
    isConfirming: step === 'confirm',
    left: standing === 'running' ? Math.max(0, count - breaksTaken) : 0,
    offer: () => setStep('confirm'),
    cancel: () => setStep('none'),
    take: async () => {
      setStep('asking');
      const enough = new Promise((resolve) => setTimeout(resolve, FLUSH_MS));
      await Promise.race([session.sender.flush(), enough]);
      doubt();
      await ask('takeBreak', breaksTaken + 1);
    },
    end: () => {
      setStep('ending');
      void ask('endBreak', breaksTaken);
    },
  };
}

function useOver(isOn: boolean, tell: () => void): void {
  const was = useRef(isOn);
  useEffect(() => {
    if (was.current && !isOn) tell();
    was.current = isOn;
  }, [isOn, tell]);
}
