import { useNotedKeys } from '../../../ui/keys/key-sets.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cardId } from './board-card.tsx';
import { afterMove, isBoardKey, isStill, laneBeside, neighbourOf } from './board-rules.ts';
import type { Card, Lane } from './pipeline-queries.ts';
import { cardKeys, movedMeanwhile, pipelineKeyWords } from './pipeline-words.ts';

type Lifted = { readonly card: Card; readonly stageID: number };

type Given = {
  readonly lanes: readonly Lane[];
  readonly mayMove: boolean;
  readonly onMove: (card: Card, lane: Lane) => void;
  /** S: choose from a list instead. */
  readonly onAskMove: (card: Card) => void;
};

const carried = (lanes: readonly Lane[], { card, stageID }: Lifted): readonly Lane[] =>
  afterMove<Card, Lane>(lanes, [card.applicationID], { stageID, at: card.stageSince });

/** Arrows walk the cards; Space lifts one, arrows carry it, Space puts it down, Escape where it was. */
export function useBoardKeys({ lanes, mayMove, onMove, onAskMove }: Given) {
  const [current, setCurrent] = useState<number>();
  const [said, say] = useState('');
  useNotedKeys(pipelineKeyWords.board, mayMove ? cardKeys.moving : cardKeys.reading);
  const [lifted, setLifted] = useLifted(lanes, say);
  const { keep, focus } = useCardFocus();
  const shown = lifted === undefined ? lanes : carried(lanes, lifted);
  const all = shown.flatMap(({ cards }) => cards);
  const first = all.find(({ applicationID }) => applicationID === current) ?? all[0];

  const carry = (key: string, { card, stageID }: Lifted): void => {
    const lane = lanes.find((one) => one.stageID === stageID);
    if (key === 'Escape') {
      say(`${card.name} stays where they were.`);
      setLifted(undefined);
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const next = laneBeside(lanes, stageID, key === 'ArrowRight' ? 1 : -1);
      const at = lanes.findIndex((one) => one.stageID === next);
      say(`${lanes[at]?.name ?? ''}, stage ${at + 1} of ${lanes.length}.`);
      setLifted({ card, stageID: next });
    } else if (key === ' ' || key === 'Enter') {
      setLifted(undefined);
      say('');
      if (lane !== undefined && stageID !== card.stageID) onMove(card, lane);
    }
    focus(card.applicationID);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const id = event.target instanceof Element ? event.target.id : '';
    const card = all.find(({ applicationID }) => cardId(applicationID) === id);
    if (card === undefined) return;
    if (lifted !== undefined) {
      // Tab puts it back too: a card that hangs in the air is nowhere.
      if (key === 'Tab') setLifted(undefined);
      else event.preventDefault();
      carry(key, lifted);
    } else if (key === ' ' && mayMove && card.status === 'active') {
      event.preventDefault();
      setLifted({ card, stageID: card.stageID });
      say(`${card.name} is lifted. Arrows choose the stage, Space puts down, Escape cancels.`);
    } else if (isBoardKey(key)) {
      event.preventDefault();
      const next = neighbourOf(shown, card.applicationID, key);
      if (next !== undefined) focus(next);
    } else if (key === 's' && mayMove && card.status === 'active') {
      event.preventDefault();
      onAskMove(card);
    }
  };
  return {
    ...{ shown, said, onKeyDown },
    onFocus: (applicationID: number): void => {
      keep(applicationID);
      setCurrent(applicationID);
    },
    current: first?.applicationID,
    lifted: lifted?.card.applicationID,
  };
}

function useLifted(lanes: readonly Lane[], say: (text: string) => void) {
  const [lifted, setLifted] = useState<Lifted>();
  if (lifted !== undefined && !isStill(lanes, lifted.card)) {
    // A colleague was faster: the keys are the cards' again.
    setLifted(undefined);
    say(movedMeanwhile(lifted.card.name));
  }
  return [lifted, setLifted] as const;
}

/**
 * A card that changes its stage is another element there, and whatever held the focus is gone: it goes to the card
 * again, until somebody points at something else.
 */
function useCardFocus() {
  const kept = useRef<number | null>(null);
  const wanted = useRef<number | null>(null);
  const [, render] = useState(0);
  useEffect(() => {
    const isLost = document.activeElement === document.body ? kept.current : null;
    const id = wanted.current ?? isLost;
    wanted.current = null;
    if (id !== null) document.getElementById(cardId(id))?.focus();
  });
  useEffect(() => {
    const forget = (): void => {
      kept.current = null;
    };
    addEventListener('pointerdown', forget);
    return () => removeEventListener('pointerdown', forget);
  }, []);
  return {
    keep: (applicationID: number): void => {
      kept.current = applicationID;
    },
    focus: (applicationID: number): void => {
      wanted.current = applicationID;
      render((count) => count + 1);
    },
  };
}
