import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SearchField } from '../../ui/search-field.tsx';
import { choicesQuery, type JobQuery } from './job-queries.ts';
import { sortNames } from './job-search.ts';
import { choicesOf, employmentWords, statusWords, workplaceWords } from './job-words.ts';
import './job-filters.css';

type Props = {
  readonly query: JobQuery;
  readonly onChange: (change: Partial<Record<keyof JobQuery, string | undefined>>) => void;
};

export function JobFilters({ query, onChange }: Props) {
  const { data } = useQuery(choicesQuery);
  const departments = new Set([...(data?.departments ?? []), query.department ?? '']);
  departments.delete('');
  const selects = [
    ['status', 'State', choicesOf(statusWords, 'All states')],
    ['department', 'Department', [{ value: '', label: 'All departments' }, ...departments]],
    ['employmentType', 'Employment', choicesOf(employmentWords, 'All employment')],
    ['workplace', 'Workplace', choicesOf(workplaceWords, 'All workplaces')],
    ['sort', 'Sort', choicesOf(sortNames)],
  ] as const;
  return (
    <search className="job-filters">
      <SearchField
        label="Search"
        placeholder="Title, place or words"
        given={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
      />
      {selects.map(([name, label, choices]) => (
        <NativeSelect
          key={name}
          aria-label={label}
          value={query[name] ?? (name === 'sort' ? 'updated' : '')}
          onChange={(event) => onChange({ [name]: event.currentTarget.value || undefined })}
          data={choices}
        />
      ))}
    </search>
  );
}
