import { useEffect } from 'react';
import { RoomDialog } from '../../../ui/room-dialog.tsx';
import type { Share } from './room-recording.ts';
import { recordingTexts } from './room-words.ts';
import { useShare } from './use-share.ts';

type RefusedProps = {
  problem: string;
  left: number;
  onAgain: () => void;
  onCancel: () => void;
};

/** BR-1: what was shared is not enough; at most ten tries. */
export function ShareRefusedDialog({ problem, left, onAgain, onCancel }: RefusedProps) {
  return (
    <RoomDialog
      title="Screen Sharing Required"
      onCancel={onCancel}
      actions={
        <>
          <AskButton left={left} onAsk={onAgain} label="Try Again" />
          <button type="button" className="room-button room-button--quiet" onClick={onCancel}>
            Cancel
          </button>
        </>
      }
    >
      <p>{problem}</p>
      <AttemptsLeft left={left} />
    </RoomDialog>
  );
}

type InterruptionProps = {
  policy: 'required' | 'when-available';
  /** What happened, in the specification's words. */
  reason: string;
  /** From the new share until it is recorded. */
  isStarting: boolean;
  onShare: (share: Share) => void;
};

/** BR-4: the sharing ended during the interview; a click starts a new segment. */
export function InterruptionDialog(props: InterruptionProps) {
  const { policy, reason, isStarting, onShare } = props;
  const { share, isAsking, problem, left, ask } = useShare(policy);
  useEffect(() => {
    if (share !== null) onShare(share);
  }, [share, onShare]);
  return (
    <RoomDialog
      title="Screen Sharing Required"
      actions={<AskButton left={left} onAsk={ask} label="Share my screen" />}
    >
      <p role="alert">{reason}</p>
      {/* There from the start, so that what comes into it is announced. */}
      <output>
        {reason === recordingTexts.stopped && (isAsking || isStarting)
          ? recordingTexts.restarting
          : null}
      </output>
      {problem !== null && (
        <p role="alert" className="room-problem">
          {problem}
        </p>
      )}
      {problem !== null && <AttemptsLeft left={left} />}
      <p className="room-dimmed">Your answers are safe. The clock runs on.</p>
    </RoomDialog>
  );
}

type AskProps = { left: number; label: string; onAsk: () => void };

function AskButton({ left, label, onAsk }: AskProps) {
  return left > 0 ? (
    <button type="button" className="room-button" onClick={onAsk}>
      {label}
    </button>
  ) : (
    <button type="button" className="room-button" onClick={() => location.reload()}>
      Reload
    </button>
  );
}

function AttemptsLeft({ left }: { left: number }) {
  return (
    <p className="room-dimmed">
      {left === 0
        ? recordingTexts.noneLeft
        : `${left} ${left === 1 ? 'attempt' : 'attempts'} left.`}
    </p>
  );
}
