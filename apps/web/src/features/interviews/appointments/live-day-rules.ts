import type { Hindrance } from '@candor/contract/interviews/appointment-rules';

type Hindering = { readonly why: Hindrance; readonly name: string; readonly seatID: number | null };
type Looked = { readonly startsAt: string; readonly hindrances: readonly Hindering[] };

/** From the first start until the last one for which the same is true. */
export type Stretch = {
  readonly startsAt: number;
  readonly lastAt: number;
  readonly hindrances: readonly Hindering[];
};

const sameAs = (a: readonly Hindering[], b: readonly Hindering[]): boolean =>
  a.length === b.length &&
  a.every(({ why, seatID, name }, place) => {
    const other = b[place];
    return other?.why === why && other.seatID === seatID && other.name === name;
  });

/** A day's many times as the few stretches in which the same stands in the way. */
export function stretchesOf(day: readonly Looked[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { startsAt, hindrances } of day) {
    const at = Date.parse(startsAt);
    const last = stretches.at(-1);
    if (last !== undefined && sameAs(last.hindrances, hindrances)) {
      stretches[stretches.length - 1] = { ...last, lastAt: at };
    } else stretches.push({ startsAt: at, lastAt: at, hindrances });
  }
  return stretches;
}

type Day = { readonly day: number; readonly times: readonly number[] };

/** Times by the day on which they are in the reader's zone. */
export function byDay(times: readonly number[], dayOf: (at: number) => number): Day[] {
  const days = new Map<number, number[]>();
  for (const at of times) {
    const day = dayOf(at);
    const known = days.get(day);
    if (known === undefined) days.set(day, [at]);
    else known.push(at);
  }
  return Array.from(days, ([day, found]) => ({ day, times: found }));
}

/** Times that follow each other by one step, as the first and the last of them. */
export function runsOf(times: readonly number[], step: number): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (const at of times) {
    const run = runs.at(-1);
    if (run !== undefined && at - run.last === step) run.last = at;
    else runs.push({ first: at, last: at });
  }
  return runs;
}
