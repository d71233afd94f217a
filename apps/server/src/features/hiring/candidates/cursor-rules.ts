import type { candidateSorts } from '@candor/contract/hiring/candidate-rules';

export type CandidateSort = (typeof candidateSorts)[number];

/** Where a page ended: what its last row is sorted by, and its id. */
export type Position = readonly (string | number)[];

/** Microseconds since 1970, far beyond any instant that a row holds. */
const MOST_MICROS = 9_000_000_000_000_000;

/** What each order's position holds before the id. */
const shapes: Readonly<Record<CandidateSort, readonly ('micros' | 'text' | 'score')[]>> = {
  activity: ['micros'],
  newest: ['micros'],
  name: ['text', 'text'],
  score: ['score'],
};

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;

const fits = {
  micros: (value: unknown) => isWhole(value, 0, MOST_MICROS),
  text: (value: unknown) =>
    typeof value === 'string' && !value.includes('\u0000') && value.isWellFormed(),
  score: (value: unknown) => isWhole(value, -1, 100),
} as const;

/** A position that somebody sent, or null: it may be of another order, or of nobody's making. */
export function positionOf(sort: CandidateSort, given: unknown): Position | null {
  if (!Array.isArray(given)) return null;
  const shape = shapes[sort];
  const [id] = given.slice(-1) as unknown[];
  const values = given.slice(0, -1) as unknown[];
  const isRight =
    isWhole(id, 1, Number.MAX_SAFE_INTEGER) &&
    values.length === shape.length &&
    shape.every((kind, index) => fits[kind](values[index]));
  return isRight ? (given as Position) : null;
}

/** The timeline's: microseconds and the entry's key. */
export function momentOf(given: unknown): readonly [number, string] | null {
  if (!Array.isArray(given) || given.length !== 2) return null;
  const [micros, key] = given as unknown[];
  const isKey = typeof key === 'string' && /^[a-z-]{1,20}\d{1,16}$/.test(key);
  return isWhole(micros, 0, MOST_MICROS) && isKey ? [micros, key] : null;
}
