import { NativeSelect } from '@mantine/core';
import { SearchField } from '../../ui/search-field.tsx';
import type { InterviewPage, InterviewQuery } from './interview-queries.ts';
import { sortNames, states } from './interview-search.ts';
import { decidedWords, stateWords } from './interview-words.ts';
import './interview-filters.css';

const decisionFilters = Object.entries(decidedWords).map(([value, label]) => ({ value, label }));

type Props = {
  readonly jobs: InterviewPage['jobs'];
  readonly query: InterviewQuery;
  readonly onChange: (change: Partial<Record<keyof InterviewQuery, string | undefined>>) => void;
};

export function InterviewFilters({ jobs, query, onChange }: Props) {
  return (
    <search className="interview-filters">
      <SearchField
        label="Search"
        placeholder="Candidate or job"
        given={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
      />
      <NativeSelect
        aria-label="Job"
        value={query.jobID ?? ''}
        onChange={(event) => onChange({ jobID: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: 'All jobs' },
          ...jobs.map(({ jobID, title }) => ({ value: String(jobID), label: title })),
        ]}
      />
      <NativeSelect
        aria-label="State"
        value={query.state ?? ''}
        onChange={(event) => onChange({ state: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: 'All states' },
          ...states.map((state) => ({ value: state, label: stateWords[state] })),
        ]}
      />
      <NativeSelect
        aria-label="Decision"
        value={query.decision ?? ''}
        onChange={(event) => onChange({ decision: event.currentTarget.value || undefined })}
        data={[{ value: '', label: 'All decisions' }, ...decisionFilters]}
      />
      <NativeSelect
        aria-label="Sort"
        value={query.sort ?? 'newest'}
        onChange={(event) => onChange({ sort: event.currentTarget.value })}
        data={Object.entries(sortNames).map(([value, label]) => ({ value, label }))}
      />
    </search>
  );
}
