import { useShare } from './check-step.tsx';
import { RoomDialog } from './room-dialog.tsx';
import type { Share } from './room-recording.ts';
import { recordingTexts } from './room-texts.ts';
import { useEffect } from 'react';

type Props = {
  policy: 'required' | 'when-available';
  /** What happened, in the specification's words. */
  reason: string;
  onShare: (share: Share) => void;
};

/** BR-4: the candidate ended the sharing; a click starts a new segment. */
export function InterruptionDialog({ policy, reason, onShare }: Props) {
  const { share, problem, left, ask } = useShare(policy);
  useEffect(() => {
    if (share !== null) onShare(share);
  }, [share, onShare]);
  return (
    <RoomDialog
      title="Screen Sharing Required"
      actions={
        <button type="button" className="room-button" onClick={ask} disabled={left === 0}>
          Share my screen
        </button>
      }
    >
      <p role="alert">{reason}</p>
      {reason === recordingTexts.stopped && <p>{recordingTexts.restarting}</p>}
      {problem !== null && <p role="alert">{problem}</p>}
      <p className="room-dimmed">Your answers are safe. The clock runs on.</p>
    </RoomDialog>
  );
}
