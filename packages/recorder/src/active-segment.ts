import type { SegmentRun } from './segment-run.ts';

/** The one segment that may run, and what the caller wished last. */
export interface ActiveSegment {
  readonly run: () => SegmentRun | null;
  readonly set: (run: SegmentRun) => void;
  /** Resolves when no segment runs any more, also where another call is just ending it. */
  readonly end: () => Promise<void>;
  /** The same, whatever became of the segment: it must not stand in the way of what follows. */
  readonly endQuietly: () => Promise<void>;
  /** Only the last wish counts. @returns whether this one still is the last */
  readonly wish: () => () => boolean;
}

export function createActiveSegment(): ActiveSegment {
  let active: SegmentRun | null = null;
  let ending: Promise<void> | null = null;
  let wishes = 0;
  const end = async (): Promise<void> => {
    const run = active;
    active = null;
    if (run === null) return ending ?? undefined;
    const over = run.end().finally(() => {
      if (ending === over) ending = null;
    });
    ending = over;
    await over;
  };
  return {
    run: () => active,
    set: (run) => {
      active = run;
    },
    end,
    endQuietly: () => end().catch(() => {}),
    wish: () => {
      wishes += 1;
      const mine = wishes;
      return () => wishes === mine;
    },
  };
}
