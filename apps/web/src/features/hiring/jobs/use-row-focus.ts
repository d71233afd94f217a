import { useEffect, useRef } from 'react';

/** Moves the focus to a field that the coming render brings: a new row, or the one before a removed one. */
export function useRowFocus(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return (id) => {
    wanted.current = id;
  };
}
