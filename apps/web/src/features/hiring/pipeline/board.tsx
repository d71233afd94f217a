import { Button, NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import { BoardCard } from './board-card.tsx';
import type { Card, Lane } from './pipeline-queries.ts';
import { countText } from './pipeline-words.ts';
import { useMay } from './use-may.ts';
import { isStill } from './board-rules.ts';
import { useBoardKeys } from './use-board-keys.ts';
import './board.css';

type Props = {
  readonly lanes: readonly Lane[];
  readonly opened: number | undefined;
  readonly now: number;
  readonly onMove: (card: Card, lane: Lane) => void;
  readonly onAskMove: (card: Card) => void;
  readonly onMore: (stageID: number) => void;
};

/** A stage a column; on a phone a select chooses the one that is shown. */
export function Board({ lanes, opened, now, onMove, onAskMove, onMore }: Props) {
  const hintId = useId();
  const { move: mayMove } = useMay();
  const keys = useBoardKeys({ lanes, mayMove, onMove, onAskMove });
  const [chosen, setChosen] = useState<number>();
  const [taken, setDragged] = useState<Card>();
  // Of a card that goes while it hangs on the pointer nobody hears that it was let go.
  const dragged = taken !== undefined && isStill(lanes, taken) ? taken : undefined;
  const shownStage = lanes.find(({ stageID }) => stageID === chosen) ?? lanes[0];
  const drop = (lane: Lane): void => {
    if (dragged !== undefined && dragged.stageID !== lane.stageID) onMove(dragged, lane);
    setDragged(undefined);
  };
  return (
    <>
      <div className="board__choice">
        <NativeSelect
          label="Stage"
          value={String(shownStage?.stageID ?? '')}
          data={lanes.map(({ stageID, name, count }) => ({
            ...{ value: String(stageID), label: `${name} (${countText(count)})` },
          }))}
          onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
        />
      </div>
      <p id={hintId} hidden>
        {mayMove
          ? 'Enter opens, Space lifts, S moves to a stage, arrows lead to other cards.'
          : 'Enter opens, arrows lead to other cards.'}
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {keys.said}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the cards are links; this hears their keys */}
      <div className="stack gap-xs top board" onKeyDown={keys.onKeyDown}>
        {keys.shown.map((lane) => (
          <Column
            key={lane.stageID}
            lane={lane}
            isShown={lane.stageID === shownStage?.stageID}
            isDragging={dragged !== undefined && dragged.stageID !== lane.stageID}
            onDrop={() => drop(lane)}
            onMore={() => onMore(lane.stageID)}
          >
            {lane.cards.map((card) => (
              <BoardCard
                key={card.applicationID}
                card={card}
                now={now}
                isCurrent={card.applicationID === keys.current}
                isOpened={card.applicationID === opened}
                isLifted={card.applicationID === keys.lifted}
                isDragged={card.applicationID === dragged?.applicationID}
                hintId={hintId}
                mayMove={mayMove}
                onFocus={() => keys.onFocus(card.applicationID)}
                onDrag={(isBeginning) => setDragged(isBeginning ? card : undefined)}
              />
            ))}
          </Column>
        ))}
      </div>
    </>
  );
}

type ColumnProps = {
  readonly lane: Lane;
  readonly isShown: boolean;
  /** Somebody drags a card of another stage. */
  readonly isDragging: boolean;
  readonly onDrop: () => void;
  readonly onMore: () => void;
  readonly children: React.ReactNode;
};

function Column({ lane, isShown, isDragging, onDrop, onMore, children }: ColumnProps) {
  const heading = useId();
  const [isOver, setOver] = useState(false);
  const classes = [
    'board__column',
    isShown && 'board__column--shown',
    isDragging && isOver && 'board__column--target',
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- where a mouse drops; keys have their own way
    <section
      className={classes.filter(Boolean).join(' ')}
      aria-labelledby={heading}
      onDragOver={(event) => {
        if (!isDragging) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      <header className="row unwrapped baseline spread board__head">
        <h2 id={heading} className="small bold anywhere board__name">
          {lane.name}
        </h2>
        <span className="dimmed small tabular">{countText(lane.count)}</span>
      </header>
      <ul className="stack gap-xs packed board__cards">
        {children}
        {lane.cards.length === 0 && <li className="board__empty">Nobody here</li>}
        {lane.next !== null && (
          <li>
            <Button variant="default" fullWidth onClick={onMore}>
              Show more of {lane.name}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
