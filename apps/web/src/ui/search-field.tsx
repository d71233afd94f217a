import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from './icons.tsx';

/** The list follows the typing, one request for each pause. */
const pauseMilliseconds = 250;

type Props = {
  readonly label: string;
  readonly placeholder: string;
  /** As the address has it. */
  readonly given: string;
  /** Stays the same function while nothing changes: the pause begins anew with another one. */
  readonly onSearch: (typed: string | undefined) => void;
};

export function SearchField({ label, placeholder, given, onSearch }: Props) {
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
      onSearch(typed || undefined);
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={200}
      leftSection={<SearchIcon />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
