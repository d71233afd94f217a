import type { Receipt, Stalled, UploadOutcome } from './closing.ts';
import { RoomDialog } from '../../../ui/room-dialog.tsx';
import { errorTitle, recordingTexts, submitErrors } from './room-words.ts';
import type { Ending } from './use-ending.ts';
import { locale } from '../../../ui/reader-locale.ts';

type Props = {
  ending: Ending;
  progress: {
    readonly answered: number;
    readonly questions: number;
    /** Answers that could not be sent so far. */
    readonly unsaved: number;
    /** Of the recording: on this computer, not yet with the server. */
    readonly waitingBytes: number;
  };
  /** What is different this time: in a practice nothing is submitted. */
  note?: string;
  onCancel: () => void;
  onConfirm: () => void;
  onLeave: () => void;
  onExit: () => void;
  onDownload: () => void;
};

/** BI-7, BI-8, BI-9, BI-11: the last words, exact. */
export function EndingDialogs(props: Props) {
  const { ending, progress } = props;
  if (ending.name === 'confirm') return <ConfirmDialog {...props} />;
  if (ending.name === 'leave') return <LeaveDialog {...props} />;
  if (ending.name === 'leaving') {
    return (
      <RoomDialog title="One moment" actions={null}>
        <output>Putting everything away…</output>
      </RoomDialog>
    );
  }
  if (ending.name === 'submitting') {
    return <SubmittingDialog {...props} stalled={ending.stalled} />;
  }
  const exit = (
    <button type="button" className="room-button" onClick={props.onExit}>
      Exit
    </button>
  );
  if (ending.name === 'completed') {
    return (
      <RoomDialog title="Ebot Interview Successfully Completed" actions={exit}>
        <p>Our team will review your responses and get back to you shortly.</p>
        <dl className="room-facts">
          <ReceiptLines receipt={ending.receipt} />
          <RecordingLine upload={ending.upload} waitingBytes={progress.waitingBytes} />
        </dl>
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
        <dl className="room-facts">
          <RecordingLine upload={ending.upload} waitingBytes={progress.waitingBytes} />
        </dl>
      </RoomDialog>
    );
  }
  return null;
}

/** Nothing is given up while it is open; who cannot wait may leave, and nothing given is lost. */
function SubmittingDialog(props: Props & { stalled: Stalled | null }) {
  const { progress, stalled, onLeave, onDownload } = props;
  if (stalled === null && progress.unsaved === 0) {
    return (
      <RoomDialog title="Submitting" actions={null}>
        <output>Your answers are on their way. Please stay here.</output>
      </RoomDialog>
    );
  }
  return (
    <RoomDialog
      title={stalled === 'error' ? errorTitle : 'Submitting'}
      actions={
        <>
          <button type="button" className="room-button room-button--quiet" onClick={onLeave}>
            Leave
          </button>
          {progress.unsaved > 0 && (
            <button type="button" className="room-button room-button--quiet" onClick={onDownload}>
              Download my answers
            </button>
          )}
        </>
      }
    >
      <output>
        {stalled === 'error'
          ? submitErrors.trouble
          : 'Not submitted yet, we keep trying. Please check your connection and stay here.'}
      </output>
      <p className="room-dimmed">
        If you cannot wait, leave and open your link again later on this computer: what is not sent
        yet is sent then. An answer given in time counts when it arrives within a minute after the
        end.
      </p>
    </RoomDialog>
  );
}

function ConfirmDialog({ progress, note, onCancel, onConfirm }: Props) {
  const { answered, questions } = progress;
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
      {note !== undefined && <p>{note}</p>}
      <p className="room-dimmed">
        {answered === questions
          ? `All ${questions} questions are answered.`
          : `${answered} of ${questions} questions are answered. Nothing can be changed after this.`}
      </p>
    </RoomDialog>
  );
}

function LeaveDialog({ onCancel, onLeave }: Props) {
  return (
    <RoomDialog
      title="Leave the interview?"
      onCancel={onCancel}
      actions={
        <>
          <button type="button" className="room-button" onClick={onCancel}>
            Stay
          </button>
          <button type="button" className="room-button room-button--quiet" onClick={onLeave}>
            Leave
          </button>
        </>
      }
    >
      <p>
        Nothing is submitted yet, and the clock runs on. Your link leads you back until the time is
        over; questions that you have seen stay as they are.
      </p>
    </RoomDialog>
  );
}

function ReceiptLines({ receipt }: { receipt: Receipt }) {
  return (
    <>
      <dt>Answered</dt>
      <dd>
        {receipt.answeredCount} of {receipt.questionCount}
      </dd>
      <dt>Ended</dt>
      <dd>{new Date(receipt.endedAt).toLocaleString(locale)}</dd>
    </>
  );
}

function RecordingLine({ upload, waitingBytes }: { upload: UploadOutcome; waitingBytes: number }) {
  return (
    <>
      <dt>Recording</dt>
      <dd>
        <output>{recordingText(upload, waitingBytes)}</output>
      </dd>
    </>
  );
}

function recordingText(upload: UploadOutcome, waitingBytes: number): string {
  if (upload === null) {
    const rest = waitingBytes > 0 ? ` ${(waitingBytes / 1_000_000).toFixed(1)} MB to go.` : '';
    return `Being uploaded.${rest} Please stay until this is done.`;
  }
  if (upload.problem !== null) return recordingProblem(upload.problem);
  if (upload.closed) return recordingTexts.closed;
  return upload.uploaded
    ? 'Uploaded completely.'
    : 'The rest is uploaded when you open your link again on this computer.';
}

/** The recorder's own messages are the specification's already. */
function recordingProblem(problem: string): string {
  const isWorded = problem.startsWith(recordingTexts.errorStopping(''));
  return isWorded ? problem : recordingTexts.errorStopping(problem);
}
