import { useEffect, useState } from 'react';

const usualMilliseconds = 400;

/** The value once it has been the same for a moment, compared by its content. */
export function useRested<T>(value: T, pauseMilliseconds = usualMilliseconds): T {
  const text = JSON.stringify(value);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text, pauseMilliseconds]);
  return JSON.parse(rested) as T;
}
