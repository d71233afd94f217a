import { givenAnswers } from './answers-file.ts';
import type { WaitingAnswer } from './attempt-outbox.ts';

type Props = { refused: readonly WaitingAnswer[]; onDownload: () => void };

/** Answers that the server takes in no way: they are not lost, and the company can be shown them. */
export function RefusedAnswers({ refused, onDownload }: Props) {
  const count = givenAnswers(refused).length;
  if (count === 0) return null;
  return (
    <p>
      {count === 1
        ? 'One answer was not accepted by the server. It is'
        : `${count} answers were not accepted by the server. They are`}{' '}
      kept on this computer only. Download a copy and send it to the company that invited you.{' '}
      <button type="button" className="room-button room-button--quiet" onClick={onDownload}>
        Download my answers
      </button>
    </p>
  );
}
