import { factWords } from './appointment-words.ts';
import { candidateWords } from './candidate-words.ts';
import { type Ways, windowOf } from './candidate-rules.ts';
import type { Appointment } from './candidate-queries.ts';

type Props = { readonly seen: Appointment; readonly ways: Ways; readonly now: number };

/** Where the interview stands, in plain words. */
export function CandidateState({ seen, ways, now }: Props) {
  const { state, move, companyName, cancelReason, movesLeft } = seen;
  const isMovable = state === 'booked' && ways.mayLeave && move === null;
  return (
    <div className="stack gap-xs notice">
      <p className="medium">{sentenceOf(seen, now)}</p>
      {move !== null && state === 'booked' && (
        <>
          <p>{candidateWords.move[move.waitsFor](companyName)}</p>
          {move.reason !== '' && <p className="written">{factWords.reason(move.reason)}</p>}
        </>
      )}
      {cancelReason !== null && cancelReason !== '' && (
        <p className="written">{factWords.reason(cancelReason)}</p>
      )}
      {isMovable && (
        <p className="dimmed">
          {movesLeft > 0
            ? candidateWords.movesLeft(movesLeft)
            : candidateWords.noMoves(companyName)}
        </p>
      )}
    </div>
  );
}

function sentenceOf(seen: Appointment, now: number): string {
  const { state, beginning, companyName, times, startsAt, endedBy } = seen;
  if (state === 'booked') {
    const hasBegun = startsAt !== null && Date.parse(startsAt) <= now;
    return hasBegun ? candidateWords.running : candidateWords.booked;
  }
  if (state === 'asked') {
    if (times.length > 0) return candidateWords.asked.pick(companyName);
    if (windowOf(seen).length === 0) return candidateWords.asked.closed(companyName);
    return beginning === 'candidate-picks'
      ? candidateWords.asked.nothingFree(companyName)
      : candidateWords.asked.offer(companyName);
  }
  if (state === 'offered') return candidateWords.offered(companyName);
  if (state === 'cancelled') return candidateWords.ended[endedBy ?? 'unknown'](companyName);
  return state === 'over' ? candidateWords.over : candidateWords.unable;
}
