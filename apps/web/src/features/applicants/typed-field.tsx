import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

/** The list follows the typing, one request for each pause. */
const pauseMilliseconds = 250;

type Props = {
  readonly label: string;
  readonly given: string;
  readonly onTyped: (typed: string | undefined) => void;
  readonly type?: 'search' | 'text' | 'number' | 'date';
  readonly placeholder?: string;
  readonly hint?: string;
  readonly min?: number;
  readonly max?: number;
  /** What is wrong with what was typed; it then stays here and is not asked for. */
  readonly problemOf?: (typed: string) => string | null;
};

/** A labelled field whose pauses change the address. */
export function TypedField({ label, given, onTyped, hint, problemOf, ...input }: Props) {
  const [typed, setTyped] = useState(given);
  const sent = useRef(given);
  const problem = problemOf?.(typed) ?? null;
  const tell = useRef(onTyped);
  useEffect(() => {
    tell.current = onTyped;
  }, [onTyped]);
  useEffect(() => {
    // The address changed by itself: a step back, or cleared filters.
    if (given !== sent.current) setTyped(given);
    sent.current = given;
  }, [given]);
  useEffect(() => {
    if (typed === sent.current || problem !== null) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed;
      tell.current(typed || undefined);
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, problem]);
  return (
    <TextInput
      {...input}
      label={label}
      description={hint}
      error={problem}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
