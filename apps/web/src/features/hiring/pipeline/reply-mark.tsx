import type { Card } from './pipeline-queries.ts';
import { replyOf } from './pipeline-words.ts';
import './reply-mark.css';

/** When the stage promised an answer: in words, colour and shape. */
export function ReplyMark({ card, now }: { readonly card: Card; readonly now: number }) {
  const reply = replyOf(card, now);
  if (reply === null) return null;
  return (
    <span className={`reply-mark reply-mark--${reply.state}`}>
      <span className="reply-mark__shape" aria-hidden="true" />
      {reply.text}
    </span>
  );
}
