import { COUNTED_MOST } from '@candor/contract/pipeline-rules';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState, ErrorState, LoadingState } from '../../ui/page-states.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ApplicantTable } from './applicant-table.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { OpenedApplicant } from './opened-applicant.tsx';
import type { ViewProps } from './view-props.ts';
import { applicantsQuery } from './pipeline-queries.ts';
import { cleared, openedOf, readTableSearch } from './pipeline-search.ts';
import { countText, peopleText } from './pipeline-words.ts';
import { useMay } from './use-may.ts';

const none: ReadonlySet<number> = new Set();

export function TableView(props: ViewProps) {
  const { jobID, now, mayInvite, steps, onAsk, onChange } = props;
  const search = useSearch({ from: '/company/jobs/view-jobs' });
  const query = readTableSearch(search);
  const opened = openedOf(search);
  const [selected, setSelected] = useState(none);
  const may = useMay();
  const maySelect = may.move || may.reject || mayInvite;
  const table = useQuery(applicantsQuery(jobID, query));
  if (table.isPending) return <LoadingState what="the applications" />;
  if (table.data === undefined) {
    return (
      <ErrorState
        title="The applications could not be loaded"
        action={
          <Button variant="default" onClick={() => void table.refetch()}>
            Try again
          </Button>
        }
      >
        {table.error?.message ?? ''}
      </ErrorState>
    );
  }
  const { applications: cards, stages, total, pageSize } = table.data;
  const chosen = cards.filter(({ applicationID }) => selected.has(applicationID));
  const at = cards.findIndex(({ applicationID }) => applicationID === opened);
  const clear = (): void => setSelected(none);
  return (
    <>
      <output className="pipeline__count tabular">
        {total > COUNTED_MOST ? `${countText(total)} people` : peopleText(total)}
      </output>
      {cards.length === 0 ? (
        <EmptyState
          title="Nobody matches"
          action={
            <Button variant="default" onClick={() => onChange({ ...cleared, status: undefined })}>
              Clear the filters
            </Button>
          }
        >
          Try fewer words, or take a filter away.
        </EmptyState>
      ) : (
        <ApplicantTable
          {...{ cards, stages, now, selected }}
          onSelect={
            maySelect
              ? (ids, isSelected) => setSelected(withIds(selected, ids, isSelected))
              : undefined
          }
        />
      )}
      <Pager
        {...{ total, pageSize, count: cards.length, at: Number(query.page ?? '1') }}
        onPage={(page) => onChange({ page })}
      />
      {chosen.length > 0 && (
        <BulkBar
          {...{ jobID, mayInvite, cards: chosen }}
          onMove={() => onAsk({ what: 'move', people: chosen, onDone: clear })}
          onReject={() => onAsk({ what: 'reject', people: chosen, onDone: clear })}
          onReopen={() => {
            steps.reopen(chosen);
            clear();
          }}
          onClear={clear}
        />
      )}
      {opened !== undefined && (
        <OpenedApplicant
          {...props}
          applicationID={opened}
          next={at === -1 ? undefined : cards[at + 1]?.applicationID}
          previous={cards[at - 1]?.applicationID}
          backTo={`row-${opened}`}
        />
      )}
    </>
  );
}

function withIds(
  selected: ReadonlySet<number>,
  ids: readonly number[],
  isSelected: boolean,
): ReadonlySet<number> {
  const changed = new Set(selected);
  for (const id of ids) {
    if (isSelected) changed.add(id);
    else changed.delete(id);
  }
  return changed;
}
