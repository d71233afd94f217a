import { useNow } from './use-now.ts';

/** Whole seconds until an instant of this browser's clock, counted down to 0. */
export const useSecondsLeft = (until: number): number =>
  Math.max(0, Math.ceil((until - useNow(1000)) / 1000));
