let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` while nothing else runs under this name, in any tab. A page without a secure context
 * has no Web Locks: there the tab alone is kept in order, and the server forgives the rest (it gives
 * the same successor to two refreshes within 10 s).
 */
export function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    return navigator.locks.request(name, work);
  }
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}
