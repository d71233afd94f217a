import type { Change } from './changes.ts';

/** Beyond these a tab that joins late reads everything again. */
const MOST = 200;
/** Clocks of two tabs may differ by this. */
const SLACK_MS = 100;

/** What a tab heard, for those that join later: all that happened since a moment of the clock that tabs share. */
export function createTabMemory(from: number) {
  let knownFrom = from;
  const heard: { readonly at: number; readonly change: Change }[] = [];
  return {
    remember: (changes: readonly Change[], at: number): void => {
      heard.push(...changes.map((change) => ({ at, change })));
      for (const { at: gone } of heard.splice(0, heard.length - MOST)) {
        knownFrom = Math.max(knownFrom, gone + SLACK_MS);
      }
    },
    /** null: a page that was opened then may have read what this tab knows nothing of. */
    since: (openedAt: number): Change[] | null =>
      openedAt < knownFrom
        ? null
        : heard.filter(({ at }) => at >= openedAt - SLACK_MS).map(({ change }) => change),
  };
}

/** When the HTML of this page had come: the point in it was taken before. */
export function htmlCameAt(): number {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.timeOrigin + (entry?.responseStart ?? performance.now());
}

/** The later of the two that a page has: a clock that was set while it was open hides nothing from who joins. */
export const heardAt = (): number =>
  Math.max(Date.now(), performance.timeOrigin + performance.now());
