/** What becomes of a line of a bank statement. `match` alone pays; every other is kept, but for those seen before. */
export const lineOutcomes = [
  'match',
  'seen',
  'no-number',
  'unknown-number',
  'other-amount',
  'other-currency',
  'paid-already',
] as const;

export type LineOutcome = (typeof lineOutcomes)[number];

export const MOST_LINES = 1000;
export const MOST_STATEMENT = 1_000_000;
