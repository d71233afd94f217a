/** Where the clock of the sound stands beside the page's. */
export interface SoundClock {
  /** Shortest delays, ms of the page's clock at zero of the sound's: of this stretch, and of the one before. */
  readonly now: number;
  readonly before: number;
  readonly stretchFrom: number;
  /** Of the last frame; times never run backwards. */
  readonly last: number;
}

/** A delay that was never shorter for so long is no queue: the sound's clock has lost that much. */
const STRETCH_MS = 1000;
/** So late is no frame of a queue: the sound stood still, as in a context that the browser suspended. */
const STOOD_STILL_MS = 1000;

/**
 * Ties a frame of the sound to the page's clock. A frame comes late on a busy page and never early, so the shortest delay
 * of the last stretches is that of the clocks themselves. A machine with too much to do also drops sound: its clock then
 * lags for good, and frames that were tied to the first one would count as old, and what is said as unheard, until the end.
 * @param end seconds of the sound's clock at which the frame ended
 * @param at milliseconds of the page's clock at which it came
 * @returns the clock, whose `last` is when the frame ended, never after `at`
 */
export function tieSound(
  clock: SoundClock | null,
  { end, at }: { readonly end: number; readonly at: number },
): SoundClock {
  const delay = at - end * 1000;
  const stoodStill = clock !== null && delay - Math.min(clock.now, clock.before) > STOOD_STILL_MS;
  if (clock === null || stoodStill) {
    return { now: delay, before: delay, stretchFrom: at, last: at };
  }
  const isOver = at - clock.stretchFrom >= STRETCH_MS;
  const now = isOver ? delay : Math.min(clock.now, delay);
  const before = isOver ? clock.now : clock.before;
  const shortest = Math.min(now, before);
  return {
    now,
    before,
    stretchFrom: isOver ? at : clock.stretchFrom,
    last: Math.max(clock.last, Math.min(at, end * 1000 + shortest)),
  };
}
