import { useSyncExternalStore } from 'react';

/** A value that a screen may follow. */
export type Watched<T> = {
  readonly get: () => T;
  /** @returns what ends the calls */
  readonly subscribe: (listener: () => void) => () => void;
};

export function createWatched<T>(initial: T): Watched<T> & { readonly set: (value: T) => void } {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useWatched<T>({ get, subscribe }: Watched<T>): T {
  return useSyncExternalStore(subscribe, get);
}
