/** Why a list that somebody chose is not read at all. */
export const fileWords = {
  empty: 'The file is empty.',
  noRow: 'There is no row below the heading.',
  tooMany: (most: number, what: string) =>
    `A file holds at most ${most} ${what}. Split it in parts.`,
} as const;
