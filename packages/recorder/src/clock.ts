/** Time as an input: tests pass their own. */
export interface Clock {
  /** Milliseconds since the epoch that never jump while the page lives. */
  now(): number;
  /** Resolves after `ms`, or at once when `signal` aborts. Never rejects. */
  pause(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The browser's clock; tests pass their own. */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  pause: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const done = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal?.addEventListener('abort', done);
    }),
};

/** The outcome of `work`, or a rejection by `onLate()` when it takes longer than `ms`. */
export async function within<T>(
  clock: Clock,
  {
    ms,
    work,
    onLate,
  }: { readonly ms: number; readonly work: Promise<T>; readonly onLate: () => Error },
): Promise<T> {
  const finished = new AbortController();
  const late = clock.pause(ms, finished.signal).then(() => {
    if (finished.signal.aborted) return work;
    throw onLate();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    finished.abort();
  }
}
