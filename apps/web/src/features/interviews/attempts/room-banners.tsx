import { givenAnswers } from './answers-file.ts';
import type { WaitingAnswer } from './attempt-outbox.ts';
import { interviewWords as words } from './interview-words.ts';
import { RefusedAnswers } from './refused-answers.tsx';
import { recordingTexts } from './room-words.ts';
import type { Reach } from './follow-clock.ts';
import { readerLocale } from '../../../ui/reader-locale.ts';
import { welcomeWords } from './welcome-words.ts';
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

/** Facts and what to do; they stand until they are over. */
export function RoomBanners(props: Props) {
  const { reach, storage, recordingClosed, waiting, refused, onDownload } = props;
  const given = givenAnswers(waiting);
  return (
    <div className="room-banners">
      <output>
        {reach !== 'there' && (
          <p>
            {words.reach[reach]} {waitingWords(given, storage)}
          </p>
        )}
        {storage === 'refused' && <p>{words.storageRefused}</p>}
        {recordingClosed && <p>{recordingTexts.closed}</p>}
      </output>
      {storage === 'refused' && given.length > 0 && (
        <p>
          {words.onlyHere(given.length)}{' '}
          <button type="button" className="room-button room-button--quiet" onClick={onDownload}>
            {welcomeWords.download}
          </button>
        </p>
      )}
      <RefusedAnswers refused={refused} onDownload={onDownload} />
    </div>
  );
}

function waitingWords(given: readonly WaitingAnswer[], storage: Props['storage']): string {
  const [first] = given;
  if (first === undefined) return words.goOnWaiting[storage];
  const since = new Date(first.answeredAt).toLocaleTimeString(readerLocale(), {
    hour: '2-digit',
    minute: '2-digit',
  });
  return words.answersWait(given.length, since);
}
