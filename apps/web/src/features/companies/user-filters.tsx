import { NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '../../ui/icons.tsx';
import type { UserQuery } from './member-queries.ts';
import { listedStatuses } from './user-search.ts';
import { statusWords } from './user-words.ts';

/** The list follows the typing, one request for each pause. */
const pauseMilliseconds = 250;

type Props = {
  readonly query: UserQuery;
  readonly onChange: (change: Partial<Record<keyof UserQuery, string | undefined>>) => void;
};

export function UserFilters({ query, onChange }: Props) {
  const given = query.search ?? '';
  const [typed, setTyped] = useState(given);
  const sent = useRef(given);
  useEffect(() => {
    // The address changed by itself: a step back, or a cleared search.
    if (given !== sent.current) setTyped(given);
    sent.current = given;
  }, [given]);
  useEffect(() => {
    if (typed.trim() === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      onChange({ search: typed.trim() || undefined });
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  return (
    <search className="users-page__filters">
      <TextInput
        type="search"
        aria-label="Search"
        placeholder="Name, email or title"
        maxLength={200}
        leftSection={<SearchIcon />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
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
