import { recorderMessages } from '@candor/recorder';
import type { Receipt, Stalled, UploadOutcome } from './closing.ts';
import { RoomDialog } from '../../../ui/room-dialog.tsx';
import { interviewWords as words } from './interview-words.ts';
import { megabytesText, recordingTexts, roomTexts } from './room-words.ts';
import type { Ending } from './use-ending.ts';
import { readerLocale } from '../../../ui/reader-locale.ts';
import { welcomeWords } from './welcome-words.ts';

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
      <RoomDialog title={words.ending.moment} actions={null}>
        <output>{words.ending.puttingAway}</output>
      </RoomDialog>
    );
  }
  if (ending.name === 'submitting') {
    return <SubmittingDialog {...props} stalled={ending.stalled} />;
  }
  const exit = (
    <button type="button" className="room-button" onClick={props.onExit}>
      {words.ending.exit}
    </button>
  );
  if (ending.name === 'completed') {
    return (
      <RoomDialog title={words.ending.completed} actions={exit}>
        <p>{words.ending.review}</p>
        <dl className="room-facts">
          <ReceiptLines receipt={ending.receipt} />
          <RecordingLine upload={ending.upload} waitingBytes={progress.waitingBytes} />
        </dl>
      </RoomDialog>
    );
  }
  if (ending.name === 'time-up') {
    return (
      <RoomDialog title={words.ending.timeUp} actions={exit}>
        <p>{words.ending.timeUpText}</p>
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
      <RoomDialog title={words.ending.submitting} actions={null}>
        <output>{words.ending.onTheirWay}</output>
      </RoomDialog>
    );
  }
  return (
    <RoomDialog
      title={stalled === 'error' ? roomTexts.errorTitle : words.ending.submitting}
      actions={
        <>
          <button type="button" className="room-button room-button--quiet" onClick={onLeave}>
            {words.leave}
          </button>
          {progress.unsaved > 0 && (
            <button type="button" className="room-button room-button--quiet" onClick={onDownload}>
              {welcomeWords.download}
            </button>
          )}
        </>
      }
    >
      <output>{stalled === 'error' ? roomTexts.submitTrouble : words.ending.notYet}</output>
      <p className="room-dimmed">{words.ending.canLeave}</p>
    </RoomDialog>
  );
}

function ConfirmDialog({ progress, note, onCancel, onConfirm }: Props) {
  const { answered, questions } = progress;
  return (
    <RoomDialog
      title={words.ending.confirmTitle}
      onCancel={onCancel}
      actions={
        <>
          <button type="button" className="room-button room-button--quiet" onClick={onCancel}>
            {words.cancel}
          </button>
          <button type="button" className="room-button" onClick={onConfirm}>
            {words.ending.confirm}
          </button>
        </>
      }
    >
      <p>{words.ending.confirmText}</p>
      {note !== undefined && <p>{note}</p>}
      <p className="room-dimmed">
        {answered === questions
          ? words.ending.allAnswered(questions)
          : words.ending.someAnswered(answered, questions)}
      </p>
    </RoomDialog>
  );
}

function LeaveDialog({ onCancel, onLeave }: Props) {
  return (
    <RoomDialog
      title={words.ending.leaveTitle}
      onCancel={onCancel}
      actions={
        <>
          <button type="button" className="room-button" onClick={onCancel}>
            {words.ending.stay}
          </button>
          <button type="button" className="room-button room-button--quiet" onClick={onLeave}>
            {words.leave}
          </button>
        </>
      }
    >
      <p>{words.ending.leaveText}</p>
    </RoomDialog>
  );
}

function ReceiptLines({ receipt }: { receipt: Receipt }) {
  return (
    <>
      <dt>{words.ending.answered}</dt>
      <dd>{words.ending.answeredOf(receipt.answeredCount, receipt.questionCount)}</dd>
      <dt>{words.ending.ended}</dt>
      <dd>{new Date(receipt.endedAt).toLocaleString(readerLocale())}</dd>
    </>
  );
}

function RecordingLine({ upload, waitingBytes }: { upload: UploadOutcome; waitingBytes: number }) {
  return (
    <>
      <dt>{words.ending.recording}</dt>
      <dd>
        <output>{recordingText(upload, waitingBytes)}</output>
      </dd>
    </>
  );
}

function recordingText(upload: UploadOutcome, waitingBytes: number): string {
  if (upload === null) {
    return words.ending.uploading(waitingBytes > 0 ? megabytesText(waitingBytes) : '');
  }
  if (upload.problem !== null) return recordingProblem(upload.problem);
  if (upload.closed) return recordingTexts.closed;
  return upload.uploaded ? words.ending.uploaded : words.ending.uploadedLater;
}

const recorderSays = recorderMessages.errorStopping('');

/** The recorder's own messages are the specification's already; what the browser says stands in ours. */
function recordingProblem(problem: string): string {
  const said = problem.startsWith(recorderSays) ? problem.slice(recorderSays.length) : problem;
  return recordingTexts.errorStopping(said);
}
