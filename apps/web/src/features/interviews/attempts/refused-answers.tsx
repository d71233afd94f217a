import { givenAnswers } from './answers-file.ts';
import type { WaitingAnswer } from './attempt-outbox.ts';
import { welcomeWords as words } from './welcome-words.ts';

type Props = { refused: readonly WaitingAnswer[]; onDownload: () => void };

/** Answers that the server takes in no way: they are not lost, and the company can be shown them. */
export function RefusedAnswers({ refused, onDownload }: Props) {
  const count = givenAnswers(refused).length;
  if (count === 0) return null;
  return (
    <p>
      {words.refused(count)}{' '}
      <button type="button" className="room-button room-button--quiet" onClick={onDownload}>
        {words.download}
      </button>
    </p>
  );
}
