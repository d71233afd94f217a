import { NativeSelect } from '@mantine/core';
import { SearchField } from '../../ui/search-field.tsx';
import type { UserQuery } from './member-queries.ts';
import { listedStatuses } from './user-search.ts';
import { statusWords } from './user-words.ts';

type Props = {
  readonly query: UserQuery;
  readonly onChange: (change: Partial<Record<keyof UserQuery, string | undefined>>) => void;
};

export function UserFilters({ query, onChange }: Props) {
  return (
    <search className="users-page__filters">
      <SearchField
        label="Search"
        placeholder="Name, email or title"
        given={query.search ?? ''}
        onSearch={(typed) => onChange({ search: typed?.trim() || undefined })}
      />
      <NativeSelect
        aria-label="Status"
        value={query.status ?? ''}
        onChange={(event) => onChange({ status: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: 'Everybody' },
          ...listedStatuses.map((status) => ({ value: status, label: statusWords[status] })),
        ]}
      />
    </search>
  );
}
