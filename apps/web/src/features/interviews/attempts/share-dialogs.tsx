import { useEffect } from 'react';
import { RoomDialog } from '../../../ui/room-dialog.tsx';
import { checkWords as words } from './check-words.ts';
import type { Share } from './room-recording.ts';
import { recordingTexts } from './room-words.ts';
import type { Interrupted } from './use-interruption.ts';
import { type ShareProblem, useShare } from './use-share.ts';

type RefusedProps = {
  problem: ShareProblem;
  left: number;
  onAgain: () => void;
  onCancel: () => void;
};

/** BR-1: what was shared is not enough; at most ten tries. */
export function ShareRefusedDialog({ problem, left, onAgain, onCancel }: RefusedProps) {
  return (
    <RoomDialog
      title={words.shareNeeded}
      onCancel={onCancel}
      actions={
        <>
          <AskButton left={left} onAsk={onAgain} label={words.again} />
          <button type="button" className="room-button room-button--quiet" onClick={onCancel}>
            {words.cancel}
          </button>
        </>
      }
    >
      <p>{words.shareProblems[problem]}</p>
      <AttemptsLeft left={left} />
    </RoomDialog>
  );
}

type InterruptionProps = {
  policy: 'required' | 'when-available';
  reason: Interrupted;
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
      title={words.shareNeeded}
      actions={<AskButton left={left} onAsk={ask} label={words.share} />}
    >
      <p role="alert">{recordingTexts[reason]}</p>
      {/* There from the start, so that what comes into it is announced. */}
      <output>
        {reason === 'stopped' && (isAsking || isStarting) ? recordingTexts.restarting : null}
      </output>
      {problem !== null && (
        <p role="alert" className="room-problem">
          {words.shareProblems[problem]}
        </p>
      )}
      {problem !== null && <AttemptsLeft left={left} />}
      <p className="room-dimmed">{words.answersSafe}</p>
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
      {words.reload}
    </button>
  );
}

function AttemptsLeft({ left }: { left: number }) {
  return (
    <p className="room-dimmed">{left === 0 ? recordingTexts.noneLeft : words.attempts(left)}</p>
  );
}
