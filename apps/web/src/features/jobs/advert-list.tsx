import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Pager } from '../../ui/pager.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { placeText } from './advert-words.ts';
import {
  type AdvertQuery,
  type AdvertRow,
  advertsQuery,
  readAdvertSearch,
} from './career-queries.ts';
import { choicesOf, employmentWords, workplaceWords } from './job-words.ts';
import './advert-list.css';

type Change = Partial<
  Record<'search' | 'employmentType' | 'workplace' | 'page', string | undefined>
>;

/** Published jobs with their filters in the address: of every company, or of one. */
export function AdvertList({ companyID }: { readonly companyID?: string }) {
  const filters = readAdvertSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (values: Change): void =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, page: undefined, ...values }),
      replace: 'search' in values,
      resetScroll: false,
    });
  const adverts = useQuery(advertsQuery({ ...filters, ...(companyID && { companyID }) }));
  const selects = [
    ['employmentType', 'Employment', choicesOf(employmentWords, 'All employment')],
    ['workplace', 'Workplace', choicesOf(workplaceWords, 'All workplaces')],
  ] as const;
  return (
    <>
      <search className="advert-list__filters">
        <SearchField
          label="Search"
          placeholder="Title, place or words"
          given={filters.search ?? ''}
          onSearch={(search) => change({ search })}
        />
        {selects.map(([name, label, data]) => (
          <NativeSelect
            key={name}
            aria-label={label}
            value={filters[name] ?? ''}
            onChange={(event) => change({ [name]: event.currentTarget.value || undefined })}
            data={data}
          />
        ))}
      </search>
      <Loaded query={adverts} what="the jobs">
        {(data) => (
          <>
            <Rows jobs={data.jobs} filters={filters} withCompany={companyID === undefined} />
            <Pager
              total={data.total}
              pageSize={data.pageSize}
              count={data.jobs.length}
              at={Number(filters.page ?? '1')}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

type RowsProps = {
  readonly jobs: readonly AdvertRow[];
  readonly filters: AdvertQuery;
  readonly withCompany: boolean;
};

function Rows({ jobs, filters, withCompany }: RowsProps) {
  if (jobs.length === 0) {
    const isFiltered = Object.keys(filters).length > 0;
    return (
      <EmptyState title={isFiltered ? 'No job matches' : 'No open jobs'}>
        {isFiltered ? 'Try fewer words, or other filters.' : 'Come back another day.'}
      </EmptyState>
    );
  }
  return (
    <ul className="advert-list">
      {jobs.map((job) => (
        <li key={job.jobID} className="advert-list__job">
          {/* A plain link: the server has the page ready, with what search engines read. */}
          <a href={job.publicPath} className="advert-list__title">
            {job.title}
          </a>
          <span>
            {[withCompany ? job.companyName : '', placeText(job)].filter(Boolean).join(' · ')}
          </span>
          <span className="advert-list__kinds">
            {[employmentWords[job.employmentType], workplaceWords[job.workplace], job.department]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
