import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { useReadPages } from '../../../lib/read-pages.ts';
import type { SearchParams } from '../../../lib/search-params.ts';
import { DataTable } from '../../../ui/data-list/data-table.tsx';
import { useSelection } from '../../../ui/data-list/use-selection.ts';
import { filtersText } from '../../../ui/filter-words.ts';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { candidatesQuery, type CandidateRow } from './candidate-queries.ts';
import { appealsLinkWords, countText, importLinkWords } from './candidate-words.ts';
import { candidateColumns } from './candidate-columns.tsx';
import {
  type Change,
  filtersIn,
  nothingAsked,
  queryText,
  readCandidateSearch,
} from './candidate-search.ts';
import { ExportButton } from './export-button.tsx';
import { chipsOf } from './report-chips.ts';
import { FilterRail, SortChoice } from './filter-rail.tsx';
import { useMay } from './use-may.ts';
import './job-seeker-page.css';

const loadBar = () => import('./selection-bar.tsx');
// Last in the rail, so what comes a moment later moves nothing.
const SavedSearches = lazy(async () => ({
  default: (await import('./saved-searches.tsx')).SavedSearches,
}));
const SelectionBar = lazy(async () => ({ default: (await loadBar()).SelectionBar }));

/** As many as one request changes. */
const CHOSEN_MOST = 100;

/** Every filter stands in the address, so every view can be sent to a colleague. */
export function JobSeekerPage() {
  usePageTitle('Candidates');
  const search = useAddress();
  const body = readCandidateSearch(search);
  const navigate = useNavigate();
  const change = (values: Change): void =>
    void navigate({
      to: '/company/job-seeker',
      search: (before) => ({ ...before, ...values }),
      replace: true,
      resetScroll: false,
    });
  const found = useReadPages(candidatesQuery(body));
  const total = found.data?.pages[0]?.total;
  const may = useMay();
  return (
    <div className="job-seeker-page">
      <PageHead
        title="Candidates"
        beside={
          <output className="dimmed tabular">
            {total !== undefined && total !== null && countText(total)}
          </output>
        }
        actions={
          <>
            <SortChoice search={search} onChange={change} />
            {may.reject && (
              <ButtonLink variant="default" to="/company/job-seeker/appeals">
                {appealsLinkWords}
              </ButtonLink>
            )}
            {may.changeCandidates && (
              <ButtonLink variant="default" to="/company/job-seeker/import">
                {importLinkWords}
              </ButtonLink>
            )}
            {may.exportCandidates && <ExportButton body={body} />}
          </>
        }
      />
      <Rail search={search} onChange={change} />
      <div className="stack start">
        <FilterChips chips={chipsOf(search)} onRemove={(name) => change({ [name]: undefined })} />
        <Loaded query={found} what="the candidates">
          {(data) => (
            <Found
              candidates={data.pages.flatMap((page) => page.candidates)}
              search={search}
              onChange={change}
              more={found.hasNextPage ? () => void found.fetchNextPage() : null}
              isLoading={found.isFetchingNextPage}
            />
          )}
        </Loaded>
      </div>
    </div>
  );
}

type RailProps = { readonly search: SearchParams; readonly onChange: (values: Change) => void };

/** On a phone the filters stay closed until they are asked for. */
function Rail({ search, onChange }: RailProps) {
  const [isOpen, setOpen] = useState(false);
  const asked = filtersIn(search).length;
  return (
    <aside className="stack job-seeker-page__rail" aria-label="Narrow the list">
      <Button
        className="job-seeker-page__toggle"
        variant="default"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {filtersText(asked)}
      </Button>
      <div className="stack job-seeker-page__filters" data-open={isOpen}>
        <FilterRail search={search} onChange={onChange} />
        {asked > 0 && (
          <Button variant="default" onClick={() => onChange(nothingAsked)}>
            Clear all filters
          </Button>
        )}
        <Suspense fallback={null}>
          <SavedSearches search={search} />
        </Suspense>
      </div>
    </aside>
  );
}

const keyOf = ({ candidateID }: CandidateRow): number => candidateID;

type FoundProps = RailProps & {
  readonly candidates: readonly CandidateRow[];
  readonly more: (() => void) | null;
  readonly isLoading: boolean;
};

function Found({ candidates, search, onChange, more, isLoading }: FoundProps) {
  const selection = useSelection(candidates, keyOf, CHOSEN_MOST);
  const may = useMay();
  const maySelect = may.changeCandidates || may.schedule || may.exportCandidates;
  // After the page's own bytes and before anyone can have selected. What fails here is asked for again.
  useEffect(() => void loadBar().catch(() => undefined), []);
  if (candidates.length === 0) return <Nobody search={search} onChange={onChange} />;
  return (
    <>
      <DataTable
        caption="Candidates"
        columns={candidateColumns(queryText(search))}
        rows={candidates}
        keyOf={keyOf}
        selection={
          maySelect
            ? { ...selection, nameAll: 'Select all shown', nameOf: ({ name }) => name }
            : undefined
        }
      />
      {more !== null && (
        <Button variant="default" loading={isLoading} onClick={more}>
          Show more
        </Button>
      )}
      <Suspense fallback={null}>
        {selection.chosen.length > 0 && (
          <SelectionBar candidateIDs={selection.chosen.map(keyOf)} onClear={selection.onClear} />
        )}
      </Suspense>
    </>
  );
}

function Nobody({ search, onChange }: RailProps) {
  if (filtersIn(search).length === 0) {
    return (
      <EmptyState title="No candidates yet">
        Whoever applies for one of your jobs, or is added to one, is found here.
      </EmptyState>
    );
  }
  const { keywords } = search;
  return (
    <EmptyState
      title={
        keywords === undefined ? 'No one matches' : `No one matches “${keywords.slice(0, 80)}”`
      }
      action={
        <Button variant="default" onClick={() => onChange(nothingAsked)}>
          Clear search
        </Button>
      }
    >
      Try fewer words, or widen the other filters.
    </EmptyState>
  );
}
