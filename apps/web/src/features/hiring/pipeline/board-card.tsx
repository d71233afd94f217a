import { Link } from '@tanstack/react-router';
import type { DragEvent } from 'react';
import { withInitials } from '../../../ui/initials.ts';
import type { Card } from './pipeline-queries.ts';
import { interviewText, liveText, sourceWords, waitText } from './pipeline-words.ts';
import { ReplyMark } from './reply-mark.tsx';
import { UnreadMark } from './unread-mark.tsx';
import './board-card.css';

export const cardId = (applicationID: number): string => `card-${applicationID}`;

type Props = {
  readonly card: Card;
  readonly now: number;
  /** One card of the board is in the order of Tab; arrows lead to the others. */
  readonly isCurrent: boolean;
  readonly isOpened: boolean;
  readonly isLifted: boolean;
  readonly isDragged: boolean;
  readonly mayMove: boolean;
  /** Says which keys there are. */
  readonly hintId: string;
  readonly onFocus: () => void;
  readonly onDrag: (isBeginning: boolean) => void;
};

export function BoardCard({ card, now, hintId, mayMove, onFocus, onDrag, ...is }: Props) {
  const interview = interviewText(card);
  const states = [
    is.isOpened && 'board-card--opened',
    is.isLifted && 'board-card--lifted',
    is.isDragged && 'board-card--dragged',
  ];
  const begin = (event: DragEvent): void => {
    event.dataTransfer.effectAllowed = 'move';
    // Firefox drags nothing without data.
    event.dataTransfer.setData('text/plain', card.name);
    onDrag(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what a mouse drags; keys have their own way
    <li
      className={['board-card', ...states].filter(Boolean).join(' ')}
      draggable={mayMove && card.status === 'active'}
      onDragStart={begin}
      onDragEnd={() => onDrag(false)}
    >
      <Link
        id={cardId(card.applicationID)}
        className="covering anywhere"
        {...withInitials(card.name)}
        to="/company/jobs/view-jobs"
        search={(before) => ({ ...before, application: String(card.applicationID) })}
        resetScroll={false}
        draggable={false}
        tabIndex={is.isCurrent ? 0 : -1}
        aria-describedby={hintId}
        onFocus={onFocus}
      >
        {card.name}
      </Link>
      {interview !== null && <span className="board-card__score tabular">{interview}</span>}
      <span className="dimmed tabular">
        {card.isUnread === true && (
          <>
            <UnreadMark /> ·{' '}
          </>
        )}
        {sourceWords[card.source]} · {waitText(card.stageSince, now)}
      </span>
      {card.live !== null && <span className="dimmed tabular">{liveText(card.live)}</span>}
      {card.isKnockedOut && <span className="dimmed">Answer rules out</span>}
      <ReplyMark card={card} now={now} />
    </li>
  );
}
