import { useCallback, useEffect, useRef, useState } from 'react';
import type { InterviewSession } from './interview-session.ts';
import type { Interruption, RoomRecording, Share } from './room-recording.ts';
import type { recordingTexts } from './room-words.ts';

/** Which of the sentences says why something is missing. */
export type Interrupted = Extract<
  keyof typeof recordingTexts,
  'stopped' | 'microphoneLost' | 'failed'
>;

const signs = {
  share: { lost: 'share-stopped', back: 'share-restarted', reason: 'stopped' },
  microphone: {
    lost: 'microphone-lost',
    back: 'microphone-restored',
    reason: 'microphoneLost',
  },
} as const;

type Facts = {
  readonly session: InterviewSession;
  readonly recording: RoomRecording | null;
  /** Why nothing is recorded from the start. */
  readonly recordingProblem: Interrupted | null;
  readonly onInterruption: (handler: (what: Interruption) => void) => void;
};

/** Why the recording lacks something right now, until a new share, with a microphone, records on. */
export function useInterruption({ session, recording, recordingProblem, onInterruption }: Facts) {
  const [interruption, setInterruption] = useState<Interrupted | null>(recordingProblem);
  const [isStarting, setStarting] = useState(false);
  const lost = useRef(new Set<Interruption>());
  useEffect(() => {
    onInterruption((what) => {
      if (lost.current.has(what)) return;
      lost.current.add(what);
      session.note(signs[what].lost);
      setInterruption(signs[what].reason);
    });
  }, [onInterruption, session]);
  const onShare = useCallback(
    (share: Share) => {
      if (recording === null) return;
      setStarting(true);
      recording
        .start(share)
        .then(
          () => {
            for (const what of lost.current) session.note(signs[what].back);
            lost.current.clear();
            setInterruption(null);
          },
          () => setInterruption('failed'),
        )
        .finally(() => setStarting(false));
    },
    [recording, session],
  );
  return { interruption, isStarting, onShare };
}
