/** Chance that repeats itself: the same numbers for the same seed. */
export type SeededRandom = {
  /** From 0 to below 1 (mulberry32). */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly whole: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <const L extends readonly [unknown, ...unknown[]]>(items: L) => L[number];
  /** So many different ones, in the order of the list. */
  readonly some: <T>(items: readonly T[], count: number) => T[];
};

export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    some: (items, count) => {
      const left = items.map((item, place) => ({ item, place, rank: next() }));
      const chosen = left.toSorted((a, b) => a.rank - b.rank).slice(0, count);
      return chosen.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
    },
  };
}
