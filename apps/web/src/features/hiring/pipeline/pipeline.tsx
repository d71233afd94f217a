import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { useRead } from '../../../lib/server-state.ts';
import { EmptyState } from '../../../ui/page-states.tsx';
import { AddDialog } from './add-dialog.tsx';
import { BoardView } from './board-view.tsx';
import { type Asked, PipelineDialogs } from './pipeline-dialogs.tsx';
import { type Change, PipelineFilters } from './pipeline-filters.tsx';
import { type Board, boardQuery } from './pipeline-queries.ts';
import { isTable, readBoardSearch, readTableSearch } from './pipeline-search.ts';
import { TableView } from './table-view.tsx';
import { useSteps } from './use-steps.ts';
import { useMay } from './use-may.ts';
import { useUndoKey } from './use-undo-key.ts';
import './pipeline.css';

type Props = {
  readonly jobID: string;
  /** The career page; null while nobody can open it. */
  readonly publicPath: string | null;
  readonly mayInvite: boolean;
  readonly mayEditReasons: boolean;
};

/** Everybody who applied for a job, by stage. Filters, view and the open person stand in the address. */
export function Pipeline({ jobID, publicPath, mayInvite, mayEditReasons }: Props) {
  const search = useAddress();
  const navigate = useNavigate();
  const onChange = (values: Change): void =>
    void navigate({
      to: '/company/jobs/view-jobs',
      search: (before) => ({ ...before, page: undefined, ...values }),
      replace: 'search' in values || 'application' in values,
      resetScroll: false,
    });
  const [asked, ask] = useState<Asked>();
  const [isAdding, setAdding] = useState(false);
  const now = useNow();
  const steps = useSteps();
  useUndoKey();
  // Without the filters: what they can be set to, and whether anybody has applied at all.
  const { data: whole } = useRead(boardQuery(jobID, {}, {}));
  const view = { jobID, mayInvite, now, steps, onAsk: ask, onChange };
  const mayAdd = useMay().move;
  const adding = mayAdd && <Button onClick={() => setAdding(true)}>Add a candidate</Button>;
  const isEmpty = whole !== undefined && isNobody(whole);
  return (
    <section className="stack" aria-label="Pipeline">
      {isEmpty ? (
        <EmptyState title="Nobody has applied yet" action={adding}>
          {publicPath === null
            ? 'The job is not on the career page; publish it, or add people by hand.'
            : `People apply on the career page: ${location.origin}${publicPath}`}
        </EmptyState>
      ) : (
        <>
          <div className="stack gap-xs top pipeline__head">
            <PipelineFilters
              query={isTable(search) ? readTableSearch(search) : readBoardSearch(search)}
              isTable={isTable(search)}
              totals={whole?.totals}
              tags={whole?.tags ?? []}
              stages={whole?.stages ?? []}
              onChange={onChange}
            />
            {adding}
          </div>
          {isTable(search) ? <TableView {...view} /> : <BoardView {...view} />}
        </>
      )}
      {isAdding && <AddDialog jobID={jobID} onClose={() => setAdding(false)} />}
      {asked !== undefined && (
        <PipelineDialogs
          asked={asked}
          stages={whole?.stages ?? []}
          steps={steps}
          mayEditReasons={mayEditReasons}
          onClose={() => ask(undefined)}
        />
      )}
    </section>
  );
}

const isNobody = ({ totals: { active, rejected, withdrawn, hired } }: Board): boolean =>
  active + rejected + withdrawn + hired === 0;
