import { type RefObject, useEffect, useRef } from 'react';

/** For what takes the place of what had the focus: its first field or button has it then. */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return box;
}
