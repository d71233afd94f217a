import { isBeside } from './seat-rules.ts';
import { seatWords } from './seat-words.ts';
import { factWords } from './appointment-words.ts';
import type { Seat } from './seat-queries.ts';

/** Where the interview stands for who sits in it. */
export function SeatState({ seen }: { readonly seen: Seat }) {
  const { state, move, answer, candidateName } = seen;
  const isOpen = !isBeside(seen) && state !== 'over' && state !== 'cancelled' && state !== 'unable';
  return (
    <div className="stack gap-xs notice">
      <p className="medium">{sentenceOf(seen)}</p>
      {isOpen && seen.mustAccept && <p>{seatWords.mustAccept}</p>}
      {isOpen && (state === 'booked' || answer === 'declined') && (
        <p>
          {answer === 'declined' && seen.isFree ? seatWords.stillFree : seatWords.answers[answer]}
        </p>
      )}
      {state === 'booked' && move !== null && !isBeside(seen) && (
        <>
          <p>{seatWords.move[move.waitsFor](candidateName)}</p>
          {move.reason !== '' && <p className="written">{factWords.reason(move.reason)}</p>}
        </>
      )}
    </div>
  );
}

function sentenceOf(seen: Seat): string {
  const { state, candidateName, seatedName } = seen;
  if (isBeside(seen)) return seatWords.beside(seatedName ?? '');
  if (seen.isFree && seen.answer !== 'declined') return seatWords.unfilled;
  const said = seatWords[state];
  return typeof said === 'string' ? said : said(candidateName);
}
