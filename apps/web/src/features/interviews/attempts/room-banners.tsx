import { givenAnswers } from './answers-file.ts';
import type { WaitingAnswer } from './attempt-outbox.ts';
import { RefusedAnswers } from './refused-answers.tsx';
import { recordingTexts } from './room-words.ts';
import type { Reach } from './follow-clock.ts';
import { locale } from '../../../ui/reader-locale.ts';
import './room-banners.css';

type Props = {
  reach: Reach;
  /** Refused for answers or for the recording. */
  storage: 'durable' | 'refused';
  /** The server takes nothing more of the recording. */
  recordingClosed: boolean;
  waiting: readonly WaitingAnswer[];
  refused: readonly WaitingAnswer[];
  onDownload: () => void;
};

const reachWords: Record<Exclude<Reach, 'there'>, string> = {
  offline: 'You are offline.',
  away: 'We cannot reach the server.',
};

/** Facts and what to do; they stand until they are over. */
export function RoomBanners(props: Props) {
  const { reach, storage, recordingClosed, waiting, refused, onDownload } = props;
  const given = givenAnswers(waiting);
  return (
    <div className="room-banners">
      <output>
        {reach !== 'there' && (
          <p>
            {reachWords[reach]} {waitingWords(given, storage)}
          </p>
        )}
        {storage === 'refused' && (
          <p>
            This browser refuses storage. Answers and recording are sent at once; please keep this
            page open until the end.
          </p>
        )}
        {recordingClosed && <p>{recordingTexts.closed}</p>}
      </output>
      {storage === 'refused' && given.length > 0 && (
        <p>
          {given.length === 1 ? 'One answer is' : `${given.length} answers are`} in this page only.
          Keep a copy in case the connection does not return.{' '}
          <button type="button" className="room-button room-button--quiet" onClick={onDownload}>
            Download my answers
          </button>
        </p>
      )}
      <RefusedAnswers refused={refused} onDownload={onDownload} />
    </div>
  );
}

function waitingWords(given: readonly WaitingAnswer[], storage: Props['storage']): string {
  const [first] = given;
  if (first === undefined) {
    return storage === 'durable'
      ? 'You can go on: answers wait on this computer until they can be sent.'
      : 'You can go on: answers wait in this page until they can be sent.';
  }
  const since = new Date(first.answeredAt).toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
  });
  const count = given.length === 1 ? 'One answer waits' : `${given.length} answers wait`;
  return `${count} since ${since}. Not saved yet, we keep trying.`;
}
