import { useSyncExternalStore } from 'react';
import { readStored, storageKeys, writeStored } from '../../../lib/storage.ts';

/** `at`: the stop where the reader is or was; it stays when they leave, so that they can go on. */
export type Day = { readonly isOn: boolean; readonly at: number };

const listeners = new Set<() => void>();
const nothing: Day = { isOn: false, at: 0 };
let last: { readonly text: string | null; readonly day: Day } = { text: null, day: nothing };

function currentDay(): Day {
  const text = readStored(storageKeys.playedDay);
  // The same object for the same text: React compares by identity.
  if (last.text !== text) last = { text, day: parse(text) };
  return last.day;
}

function parse(text: string | null): Day {
  const [, state, at] = /^(on|off) (\d{1,2})$/.exec(text ?? '') ?? [];
  return at === undefined ? nothing : { isOn: state === 'on', at: Number(at) };
}

export function setDay({ isOn, at }: Day): void {
  writeStored(storageKeys.playedDay, `${isOn ? 'on' : 'off'} ${at}`);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** How far the reader is with the day in this browser. */
export const useDay = (): Day => useSyncExternalStore(subscribe, currentDay, () => nothing);
