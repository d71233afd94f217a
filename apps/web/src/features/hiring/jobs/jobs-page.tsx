import { rights } from '@candor/contract/people/right-rules';
import { listJobs } from '@candor/contract/hiring/jobs';
import { lazy, Suspense } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useList } from '../../../lib/use-list.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { jobColumns } from './job-columns.tsx';
import { choicesQuery, type JobRow } from './job-queries.ts';
import { listWords, rowWords, sortNames } from './job-list-words.ts';
import { employmentWords, statusWords, titleOf, workplaceWords } from './job-words.ts';
import { useMay } from './use-may.ts';

const filterNames = ['search', 'status', 'department', 'employmentType', 'workplace'] as const;

export function JobsPage() {
  const list = useList(listJobs, filterNames);
  const { data } = useRead(choicesQuery);
  const departments = new Set([...(data?.departments ?? []), list.query.department ?? '']);
  departments.delete('');
  const may = useMay();
  const post = may(rights.postJobs) && <PostButton />;
  return (
    <DataList
      list={list}
      words={listWords}
      filters={[
        { name: 'search', placeholder: 'Title, place or words' },
        { name: 'status', label: 'State', all: 'All states', choices: statusWords },
        {
          name: 'department',
          label: 'Department',
          all: 'All departments',
          choices: [...departments],
        },
        {
          name: 'employmentType',
          label: 'Employment',
          all: 'All employment',
          choices: employmentWords,
        },
        { name: 'workplace', label: 'Workplace', all: 'All workplaces', choices: workplaceWords },
        { name: 'sort', label: 'Sort', standard: 'updated', choices: sortNames },
      ]}
      columns={jobColumns}
      rowsOf={({ jobs }) => jobs}
      keyOf={({ jobID }) => jobID}
      select={may(rights.editJobs) ? select : undefined}
      actions={post}
      firstAction={post}
    />
  );
}

const JobBulkBar = lazy(async () => ({
  default: (await import('./job-bulk-bar.tsx')).JobBulkBar,
}));

const select = {
  nameAll: rowWords.nameAll,
  nameOf: titleOf,
  renderBar: (chosen: readonly JobRow[], onClear: () => void) => (
    <Suspense>
      <JobBulkBar jobs={chosen} onClear={onClear} />
    </Suspense>
  ),
};

function PostButton() {
  return <ButtonLink to="/company/jobs/post-job">Post a job</ButtonLink>;
}
