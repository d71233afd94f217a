import type { Clock } from '../clock.ts';

/** A rest that can be cut short. A call of `nudge` before the rest is remembered. */
export interface Wake {
  nudge(): void;
  rest(ms: number): Promise<void>;
}

/** Longer than any interview, and within what a browser's timer can count. */
export const untilNudged = 24 * 60 * 60 * 1_000;

export function createWake(clock: Clock): Wake {
  let controller = new AbortController();
  return {
    nudge: () => controller.abort(),
    rest: async (ms) => {
      await clock.pause(ms, controller.signal);
      controller = new AbortController();
    },
  };
}
