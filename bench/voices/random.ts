/** Chance from a seed: the same seed gives the same trials on every machine. */
export interface Chance {
  /** 0 (included) to 1 (excluded). */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  one<Item>(of: readonly Item[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
  /** Normally distributed, mean 0, deviation 1. */
  normal(): number;
}

/** Mulberry32 by T. Ettinger, after FNV-1a of the seed's text. */
export function chanceOf(seed: string): Chance {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16_777_619);
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole,
    one: (of) => of[whole(0, of.length - 1)] as (typeof of)[number],
    shuffled: (items) => {
      const out = [...items];
      for (let n = out.length - 1; n > 0; n -= 1) {
        const other = whole(0, n);
        [out[n], out[other]] = [out[other] as (typeof out)[number], out[n] as (typeof out)[number]];
      }
      return out;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
