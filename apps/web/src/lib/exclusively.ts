import { holdLock } from '@candor/outbox';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` while nothing else runs under this name, in any tab. A page without a secure context
 * has no Web Locks: there the tab alone is kept in order, and the server forgives the rest (it gives
 * the same successor to two refreshes within 10 s).
 */
export function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const turn = async (): Promise<Result> => {
    const release = await holdLock(name, new AbortController().signal);
    return work().finally(release);
  };
  if ('locks' in navigator) return turn();
  const mine = last.then(turn, turn);
  last = mine.catch(() => undefined);
  return mine;
}
