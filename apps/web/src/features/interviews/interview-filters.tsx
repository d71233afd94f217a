import { NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '../../ui/icons.tsx';
import type { InterviewQuery } from './interview-queries.ts';
import { sortNames, states } from './interview-search.ts';
import { stateWords } from './interview-words.ts';
import './interview-filters.css';

/** The list follows the typing, one request for each pause. */
const pauseMilliseconds = 250;

type Props = {
  readonly query: InterviewQuery;
  readonly onChange: (change: Partial<Record<keyof InterviewQuery, string | undefined>>) => void;
};

export function InterviewFilters({ query, onChange }: Props) {
  return (
    <search className="interview-filters">
      <SearchField query={query} onChange={onChange} />
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
        aria-label="Sort"
        value={query.sort ?? 'newest'}
        onChange={(event) => onChange({ sort: event.currentTarget.value })}
        data={Object.entries(sortNames).map(([value, label]) => ({ value, label }))}
      />
    </search>
  );
}

function SearchField({ query, onChange }: Props) {
  const given = query.search ?? '';
  const [typed, setTyped] = useState(given);
  const sent = useRef(given);
  useEffect(() => {
    // The address changed by itself: a step back, or a cleared search.
    if (given !== sent.current) setTyped(given);
    sent.current = given;
  }, [given]);
  useEffect(() => {
    if (typed === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed;
      onChange({ search: typed || undefined });
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  return (
    <TextInput
      type="search"
      aria-label="Search"
      placeholder="Candidate or job"
      maxLength={200}
      leftSection={<SearchIcon />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
