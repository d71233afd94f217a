import { listAdverts } from '@candor/contract/hiring/careers';
import { useRead } from '../../../lib/server-state.ts';
import { useAsked } from '../../../lib/use-list.ts';
import { ListFilters } from '../../../ui/data-list/list-filters.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { placeText } from './advert-words.ts';
import { careerWords as words } from './career-words.ts';
import { type AdvertRow, advertsQuery } from './career-queries.ts';
import { employmentWords, workplaceWords } from './job-words.ts';
import './advert-list.css';

const filterNames = ['search', 'employmentType', 'workplace', 'page'] as const;

/** Published jobs with their filters in the address: of every company, or of one. */
export function AdvertList({ companyID }: { readonly companyID?: string }) {
  const { query, onChange } = useAsked(listAdverts, filterNames);
  const adverts = useRead(advertsQuery({ ...query, ...(companyID && { companyID }) }));
  return (
    <>
      <ListFilters
        filters={[
          { name: 'search', placeholder: words.search },
          {
            name: 'employmentType',
            label: words.employment,
            all: words.allEmployment,
            choices: employmentWords,
          },
          {
            name: 'workplace',
            label: words.workplace,
            all: words.allWorkplaces,
            choices: workplaceWords,
          },
        ]}
        query={query}
        onChange={onChange}
      />
      <Loaded query={adverts} what={words.jobs}>
        {(data) => (
          <>
            <Rows
              jobs={data.jobs}
              isFiltered={Object.keys(query).length > 0}
              withCompany={companyID === undefined}
            />
            <Pager
              total={data.total}
              pageSize={data.pageSize}
              count={data.jobs.length}
              at={Number(query.page ?? '1')}
              onPage={(page) => onChange({ page })}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

type RowsProps = {
  readonly jobs: readonly AdvertRow[];
  readonly isFiltered: boolean;
  readonly withCompany: boolean;
};

function Rows({ jobs, isFiltered, withCompany }: RowsProps) {
  if (jobs.length === 0) {
    const { title, text } = isFiltered ? words.unmatched : words.none;
    return <EmptyState title={title}>{text}</EmptyState>;
  }
  return (
    <ul>
      {jobs.map((job) => (
        <li key={job.jobID} className="stack gap-2xs advert-list__job">
          {/* A plain link: the server has the page ready, with what search engines read. */}
          <a href={job.publicPath} className="covering">
            {job.title}
          </a>
          <span>
            {[withCompany ? job.companyName : '', placeText(job)].filter(Boolean).join(' · ')}
          </span>
          <span className="dimmed">
            {[employmentWords[job.employmentType], workplaceWords[job.workplace], job.department]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
