import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { useRead } from '../../../lib/server-state.ts';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { Board } from './board.tsx';
import { followingOf } from './board-rules.ts';
import { cardId } from './board-card.tsx';
import { OpenedApplicant } from './opened-applicant.tsx';
import type { ViewProps } from './view-props.ts';
import { boardQuery, type Pages } from './pipeline-queries.ts';
import { cleared, isNarrowed, openedOf, readBoardSearch } from './pipeline-search.ts';

export function BoardView(props: ViewProps) {
  const { jobID, now, steps, onAsk, onChange } = props;
  const search = useAddress();
  const query = readBoardSearch(search);
  const opened = openedOf(search);
  const [pages, setPages] = useState<Pages>({});
  const board = useRead(boardQuery(jobID, query, pages));
  if (board.isPending) return <LoadingState what="the board" />;
  if (board.data === undefined) {
    return (
      <ErrorState
        title="The board could not be loaded"
        action={
          <Button variant="default" onClick={() => void board.refetch()}>
            Try again
          </Button>
        }
      >
        {board.error?.message ?? ''}
      </ErrorState>
    );
  }
  const { stages } = board.data;
  const isBare = stages.every(({ count }) => count === 0) && isNarrowed(query);
  return (
    <>
      {isBare && (
        <EmptyState
          title={query.search === undefined ? 'Nobody matches' : `No one matches “${query.search}”`}
          action={
            <Button variant="default" onClick={() => onChange(cleared)}>
              Clear the filters
            </Button>
          }
        >
          Try fewer words, or take a filter away.
        </EmptyState>
      )}
      {!isBare && (
        <Board
          lanes={stages}
          opened={opened}
          now={now}
          onMove={(card, lane) => steps.move([card], lane)}
          onAskMove={(card) => onAsk({ what: 'move', people: [card] })}
          onMore={(stageID) => setPages({ ...pages, [stageID]: (pages[stageID] ?? 0) + 1 })}
        />
      )}
      {opened !== undefined && (
        <OpenedApplicant
          {...props}
          applicationID={opened}
          next={followingOf(stages, opened, 1)}
          previous={followingOf(stages, opened, -1)}
          backTo={cardId(opened)}
        />
      )}
    </>
  );
}
