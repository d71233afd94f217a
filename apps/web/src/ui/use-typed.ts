import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The list follows the typing, one request for each pause. */
const pauseMilliseconds = 250;

type Options = {
  /** As the address has it. */
  readonly given: string;
  readonly onTyped: (typed: string) => void;
  /** What was typed then stays in the field and is not asked for. */
  readonly problemOf?: ((typed: string) => string | null) | undefined;
};

/** A field whose pauses change the address: of its own page only, for somebody may follow a link within the pause. */
export function useTyped({ given, onTyped, problemOf }: Options) {
  const [typed, setTyped] = useState(given);
  const sent = useRef(given);
  const problem = problemOf?.(typed) ?? null;
  const tell = useEffectEvent((page: string): void => {
    // The next page is on its way; what was typed would call its reader back.
    if (location.pathname !== page) return;
    sent.current = typed;
    onTyped(typed);
  });
  useEffect(() => {
    // The address changed by itself: a step back, or cleared filters. It may leave out a space that was just typed.
    if (given.trim() !== sent.current.trim()) setTyped(given);
    sent.current = given;
  }, [given]);
  useEffect(() => {
    if (problem !== null || typed === sent.current) return undefined;
    const page = location.pathname;
    const timer = setTimeout(() => tell(page), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, problem]);
  const field = {
    value: typed,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
  };
  return { field, problem };
}
