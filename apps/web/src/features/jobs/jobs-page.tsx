import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Pager } from '../../ui/pager.tsx';
import { JobFilters } from './job-filters.tsx';
import { JobList } from './job-list.tsx';
import { type JobPage, type JobQuery, jobsQuery } from './job-queries.ts';
import { isFiltered, readJobSearch } from './job-search.ts';
import { POST, useMay } from './use-may.ts';
import './jobs-page.css';

type Change = Partial<Record<keyof JobQuery, string | undefined>>;

/** Filters, sort and page stand in the address, so every view can be sent to a colleague. */
export function JobsPage() {
  usePageTitle('Jobs');
  const query = readJobSearch(useSearch({ from: '/company/jobs' }));
  const mayPost = useMay()(POST);
  const navigate = useNavigate();
  const change = (values: Change): void =>
    void navigate({
      to: '/company/jobs',
      // Another filter begins at its first page; typing leaves no trail of steps back.
      search: (before) => ({ ...before, page: undefined, ...values }),
      replace: 'search' in values,
      resetScroll: false,
    });
  const jobs = useQuery(jobsQuery(query));
  return (
    <div className="jobs-page">
      <header className="jobs-page__head">
        <h1>Jobs</h1>
        <output className="jobs-page__count tabular">
          {jobs.data !== undefined && countText(jobs.data.total)}
        </output>
        {mayPost && <PostButton />}
      </header>
      <JobFilters query={query} onChange={change} />
      <Loaded query={jobs} what="the jobs">
        {(data) => <Found page={data} query={query} mayPost={mayPost} onChange={change} />}
      </Loaded>
    </div>
  );
}

function PostButton() {
  return (
    <Button renderRoot={(props) => <Link to="/company/jobs/post-job" {...props} />}>
      Post a job
    </Button>
  );
}

type FoundProps = {
  readonly page: JobPage;
  readonly query: JobQuery;
  readonly mayPost: boolean;
  readonly onChange: (values: Change) => void;
};

function Found({ page, query, mayPost, onChange }: FoundProps) {
  if (page.total === 0 && !isFiltered(query)) {
    return (
      <EmptyState title="No jobs yet" action={mayPost && <PostButton />}>
        A job is a draft until it is published; then it has a page that everybody can read.
      </EmptyState>
    );
  }
  if (page.jobs.length === 0) {
    const clear = (): void => onChange(cleared);
    return (
      <EmptyState
        title={query.search === undefined ? 'Nothing here' : `No job matches “${query.search}”`}
        action={
          <Button variant="default" onClick={clear}>
            Clear the filters
          </Button>
        }
      >
        Try fewer words, or all states.
      </EmptyState>
    );
  }
  return (
    <>
      <JobList jobs={page.jobs} />
      <Pager
        total={page.total}
        pageSize={page.pageSize}
        count={page.jobs.length}
        at={Number(query.page ?? '1')}
        onPage={(to) => onChange({ page: to })}
      />
    </>
  );
}

const cleared: Change = {
  search: undefined,
  status: undefined,
  department: undefined,
  employmentType: undefined,
  workplace: undefined,
};

const countText = (total: number): string => (total === 1 ? '1 job' : `${total} jobs`);
