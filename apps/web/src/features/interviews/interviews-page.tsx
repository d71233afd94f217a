import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Pager } from '../../ui/pager.tsx';
import { chipsOf, reportFilters } from './interview-chips.ts';
import { InterviewFilters } from './interview-filters.tsx';
import { InterviewList } from './interview-list.tsx';
import {
  type InterviewPage,
  type InterviewQuery,
  type InterviewRow,
  interviewsQuery,
} from './interview-queries.ts';
import { InterviewsExport } from './interviews-export.tsx';
import { readInterviewSearch } from './interview-search.ts';
import './interviews-page.css';

type Change = Partial<Record<keyof InterviewQuery, string | undefined>>;

type Slots = {
  /** Beside the heading; the rows are undefined while they are loaded. */
  readonly renderActions: (
    jobID: string | undefined,
    interviews: readonly InterviewRow[] | undefined,
  ) => ReactNode;
  readonly renderInvitation: (interview: InterviewRow) => ReactNode;
};

/** Filters, sort and page stand in the address, so every view can be sent to a colleague. */
export function InterviewsPage({ renderActions, renderInvitation }: Slots) {
  usePageTitle('Interviews');
  const query = readInterviewSearch(useSearch({ from: '/company/interviews' }));
  const navigate = useNavigate();
  const change = (values: Change): void =>
    void navigate({
      to: '/company/interviews',
      // Another filter begins at its first page; typing leaves no trail of steps back.
      search: (before) => ({ ...before, page: undefined, ...values }),
      replace: 'search' in values,
      resetScroll: false,
    });
  const interviews = useQuery(interviewsQuery(query));
  return (
    <div className="interviews-page">
      <header className="interviews-page__head">
        <h1>Interviews</h1>
        <output className="interviews-page__count tabular">
          {interviews.data !== undefined && countText(interviews.data.total)}
        </output>
        <div className="interviews-page__actions">
          <InterviewsExport query={query} />
          {renderActions(query.jobID, interviews.data?.interviews)}
        </div>
      </header>
      <InterviewFilters jobs={interviews.data?.jobs ?? []} query={query} onChange={change} />
      <FilterChips chips={chipsOf(query)} onRemove={(name) => change({ [name]: undefined })} />
      <Loaded query={interviews} what="the interviews">
        {(data) => (
          <Found page={data} query={query} onChange={change} renderInvitation={renderInvitation} />
        )}
      </Loaded>
    </div>
  );
}

type FoundProps = {
  readonly page: InterviewPage;
  readonly query: InterviewQuery;
  readonly onChange: (values: Change) => void;
  readonly renderInvitation: Slots['renderInvitation'];
};

function Found({ page, query, onChange, renderInvitation }: FoundProps) {
  if (page.total === 0 && isUnfiltered(query)) {
    return (
      <EmptyState title="No interviews yet">
        Nobody has been invited. Each invitation appears here as soon as it is sent.
      </EmptyState>
    );
  }
  if (page.interviews.length === 0) {
    const clear = (): void =>
      onChange(Object.fromEntries(filterNames.map((name) => [name, undefined])));
    return (
      <EmptyState
        title={query.search === undefined ? 'Nothing here' : `No one matches “${query.search}”`}
        action={
          <Button variant="default" onClick={clear}>
            Clear the filters
          </Button>
        }
      >
        Try fewer words, or all jobs and states.
      </EmptyState>
    );
  }
  return (
    <>
      <InterviewList
        interviews={page.interviews}
        caption="Interviews"
        renderInvitation={renderInvitation}
      />
      <Pager
        total={page.total}
        pageSize={page.pageSize}
        count={page.interviews.length}
        at={Number(query.page ?? '1')}
        onPage={(to) => onChange({ page: to })}
      />
    </>
  );
}

const filterNames = ['search', 'state', 'decision', 'jobID', ...reportFilters] as const;

const isUnfiltered = (query: InterviewQuery): boolean =>
  filterNames.every((name) => query[name] === undefined);

/** Counted no further. */
const MOST_COUNTED = 10_000;

function countText(total: number): string {
  if (total > MOST_COUNTED) return '10,000+ interviews';
  return total === 1 ? '1 interview' : `${total.toLocaleString()} interviews`;
}
