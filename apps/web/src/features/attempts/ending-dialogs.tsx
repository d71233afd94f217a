import { RoomDialog } from './room-dialog.tsx';
import type { Ending, Receipt } from './use-ending.ts';

type Props = {
  ending: Ending;
  /** Of the recording: on this computer, not yet with the server. */
  waitingBytes: number;
  onCancel: () => void;
  onConfirm: () => void;
  onExit: () => void;
};

/** BI-7, BI-8, BI-9: the last words, exact. */
export function EndingDialogs({ ending, waitingBytes, onCancel, onConfirm, onExit }: Props) {
  if (ending.name === 'confirm') {
    return (
      <RoomDialog
        title="Submit your answers"
        onCancel={onCancel}
        actions={
          <>
            <button type="button" className="room-button room-button--quiet" onClick={onCancel}>
              Cancel
            </button>
            <button type="button" className="room-button" onClick={onConfirm}>
              Confirm
            </button>
          </>
        }
      >
        <p>Are you sure you want to submit your answers for the ebot interview?</p>
      </RoomDialog>
    );
  }
  if (ending.name === 'submitting') {
    return (
      <RoomDialog title="Submitting" actions={null}>
        <output>Your answers and your recording are on their way. Please stay here.</output>
        {waitingBytes > 0 && (
          <p className="room-dimmed">
            {(waitingBytes / 1_000_000).toFixed(1)} MB of the recording still to go.
          </p>
        )}
      </RoomDialog>
    );
  }
  const exit = (
    <button type="button" className="room-button" onClick={onExit}>
      Exit
    </button>
  );
  if (ending.name === 'completed') {
    return (
      <RoomDialog title="Ebot Interview Successfully Completed" actions={exit}>
        <p>Our team will review your responses and get back to you shortly.</p>
        <ReceiptLines receipt={ending.receipt} />
      </RoomDialog>
    );
  }
  if (ending.name === 'time-up') {
    return (
      <RoomDialog title="Time's Up!" actions={exit}>
        <p>
          Your eBot interview has ended as the allotted time is over, your responses have been
          submitted for review.
        </p>
      </RoomDialog>
    );
  }
  return null;
}

function ReceiptLines({ receipt }: { receipt: Receipt }) {
  return (
    <dl className="room-facts">
      <dt>Answered</dt>
      <dd>
        {receipt.answeredCount} of {receipt.questionCount}
      </dd>
      <dt>Ended</dt>
      <dd>{new Date(receipt.endedAt).toLocaleString()}</dd>
      <dt>Recording</dt>
      <dd>
        {receipt.uploaded
          ? 'Uploaded completely.'
          : 'The rest is uploaded when you open your link again on this computer.'}
      </dd>
    </dl>
  );
}
