import { COUNTED_MOST } from '@candor/contract/hiring/pipeline-rules';
import { Button } from '@mantine/core';
import { useAddress } from '../../../lib/use-address.ts';
import { useRead } from '../../../lib/server-state.ts';
import { DataTable } from '../../../ui/data-list/data-table.tsx';
import { useSelection } from '../../../ui/data-list/use-selection.ts';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { applicantColumns } from './applicant-columns.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { OpenedApplicant } from './opened-applicant.tsx';
import type { ViewProps } from './view-props.ts';
import { applicantsQuery, type Card } from './pipeline-queries.ts';
import { cleared, openedOf, readTableSearch } from './pipeline-search.ts';
import { countText, peopleText } from './pipeline-words.ts';
import { useMay } from './use-may.ts';

const keyOf = ({ applicationID }: Card): number => applicationID;
const none: readonly Card[] = [];

export function TableView(props: ViewProps) {
  const { jobID, now, mayInvite, steps, onAsk, onChange } = props;
  const search = useAddress();
  const query = readTableSearch(search);
  const opened = openedOf(search);
  const may = useMay();
  const maySelect = may.move || may.reject || mayInvite;
  const table = useRead(applicantsQuery(jobID, query));
  const selection = useSelection(table.data?.applications ?? none, keyOf);
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
  const { chosen, onClear: clear } = selection;
  const at = cards.findIndex(({ applicationID }) => applicationID === opened);
  return (
    <>
      <output className="dimmed tabular">
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
        <DataTable
          caption="Applications"
          columns={applicantColumns(stages, now)}
          rows={cards}
          keyOf={keyOf}
          selection={
            maySelect
              ? { ...selection, nameAll: 'Select all on this page', nameOf: ({ name }) => name }
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
