import { emptyScorecard, nothingAsked } from '@candor/contract/interviews/scorecard-rules';
import type { ScorecardContent } from '@candor/contract/interviews/scorecard-rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DraftBox, openDraftBox, type SaveState } from './scorecard-draft.ts';
import type { Scorecard } from './scorecard-queries.ts';

/** Typing rests for so long before it is sent. */
const REST_MS = 600;
const SETTLE_MS = 5_000;

export type Draft = {
  readonly values: ScorecardContent;
  readonly saving: SaveState;
  readonly change: (part: Partial<ScorecardContent>) => void;
  /** Whatever was typed is on its way before something else is sent. */
  readonly settle: () => Promise<void>;
};

/** What is typed: as this browser still has it, or as it was saved last, or as it was sent. */
export function useScorecard(token: string, seen: Scorecard): Draft | null {
  const { placeID } = seen;
  const [box, setBox] = useState<DraftBox>();
  const [values, setValues] = useState<ScorecardContent>();
  const [saving, setSaving] = useState<SaveState>({ kind: 'saved' });
  const typed = useRef<ScorecardContent>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [first] = useState(() => seen);

  useEffect(() => {
    let isOver = false;
    let opened: DraftBox | undefined;
    void (async () => {
      const made = await openDraftBox({ token, placeID }, setSaving);
      const { unsent } = await made.state();
      if (isOver) return made.close();
      opened = made;
      setBox(made);
      setValues(unsent.at(-1) ?? keptOf(first));
      return undefined;
    })();
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [token, placeID, first]);

  const keep = useCallback(async (): Promise<void> => {
    const content = typed.current;
    if (content === undefined || box === undefined) return;
    typed.current = undefined;
    await box.enqueue(crypto.randomUUID(), content);
  }, [box]);

  // Leaving the page, or the tab for another one, waits for nobody's rest.
  useEffect(() => {
    const leave = (): void => void keep();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [keep]);

  if (values === undefined || box === undefined) return null;
  return {
    ...{ values, saving },
    change: (part) => {
      const next = { ...(typed.current ?? values), ...part };
      typed.current = next;
      clearTimeout(resting.current);
      resting.current = setTimeout(() => void keep(), REST_MS);
      setValues(next);
      setSaving({ kind: 'saving' });
    },
    settle: async () => {
      await keep();
      await box.settled(SETTLE_MS);
    },
  };
}

const keptOf = ({ draft, sent, kit }: Scorecard): ScorecardContent =>
  draft ?? sent?.content ?? emptyScorecard(kit?.content ?? nothingAsked);
